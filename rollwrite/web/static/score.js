// The sheets of a table: taps are asked of the server, which draws and counts; the state stays here.
"use strict";
(() => {
  const KEPT = "rollwrite.table", MOST_STEPS = 200, REACH = 22, PHONE = 896;
  const form = document.getElementById("sheet");
  const kept = () => { try { return JSON.parse(localStorage.getItem(KEPT)); } catch { return null; } };
  const keep = (table) => { try { localStorage.setItem(KEPT, JSON.stringify(table)); } catch { /* It is full, or not allowed. */ } };
  const OWN = ["edition", "edition_name"];
  const send = ({ state, sheet = "", edition, edition_name }, page = "table", language = document.documentElement.lang) => {
    const all = document.createElement("form");
    all.method = "post";
    all.action = `/score/${page}?language=${language}`;
    for (const [name, value] of Object.entries({ state, sheet, edition, edition_name })) {
      if (value === undefined) continue;
      const field = document.createElement("input");
      field.type = "hidden"; field.name = name; field.value = value;
      all.append(field);
    }
    document.body.append(all);
    all.submit();
  };
  const linked = location.hash.match(/^#state=(.+)/);
  if (linked) {
    history.replaceState(null, "", location.pathname + location.search);
    const bytes = Uint8Array.from(atob(linked[1].replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
    new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text().then((state) => send({ state }));
    return;
  }
  const ended = document.getElementById("result"), PAGES = { "#table": "table", "#result": "result" };
  // A page that was sent for is no address; so that one can come back to it, it gets one.
  const named = (page) => history.replaceState(null, "", `/score?language=${document.documentElement.lang}#${page}`);
  const translated = (page, told) => document.querySelector(".lang").addEventListener("click", (event) => {
    const link = event.target.closest("a");
    if (link) { event.preventDefault(); send(told(), page, link.hreflang); }
  });
  if (!form) {  // Where a table begins, or has ended.
    const begun = kept(), again = document.getElementById("goes-on");
    if (!ended && begun && PAGES[location.hash]) { send(begun, PAGES[location.hash]); return; }
    if (ended) {
      const own = Object.fromEntries(new FormData(ended));
      keep({ sheet: "", steps: [own.state], at: 0, ...(begun?.state === own.state ? begun : {}), ...own });
      named("result");
      translated("result", () => own);
    }
    if (again && begun) {
      again.hidden = false;
      again.firstElementChild.addEventListener("click", (event) => { event.preventDefault(); send(begun); });
    }
    document.querySelector("[data-do=share]")?.addEventListener("click", async (event) => {
      if (!navigator.canShare) return;  // Then the picture is saved.
      event.preventDefault();
      const { formAction, form: said } = event.currentTarget;
      const found = await fetch(formAction, { method: "POST", body: new URLSearchParams(new FormData(said)) });
      const name = /filename="(.+)"/.exec(found.headers.get("content-disposition"))[1];
      await navigator.share({ files: [new File([await found.blob()], name, { type: "image/png" })] }).catch(() => {});
    });
    return;
  }
  document.body.classList.add("scripted");
  const own = Object.fromEntries(OWN.filter((name) => form.elements[name]).map((name) => [name, form.elements[name].value]));
  const state = form.elements.state, sheet = form.elements.sheet.value;
  const draw = document.getElementById("draw"), panel = document.getElementById("panel");
  const zones = [...document.querySelectorAll("#zones button")];
  const list = new Map([...document.querySelectorAll("#places [data-place]")].map((row) => [row.dataset.place, row]));
  const placeOf = new Map();
  for (const [name, row] of list) {
    for (const mark of row.dataset.marks.split(" ")) placeOf.set(mark, name);
  }
  const marks = [...draw.firstElementChild.querySelectorAll("[data-mark]")];
  const boxOf = new Map(marks.map((mark) => [mark.dataset.mark, mark.firstElementChild]));
  const targets = marks.filter((mark) => placeOf.has(mark.dataset.mark) && !("beside" in list.get(placeOf.get(mark.dataset.mark)).dataset));
  let here = "", asked = 0, digits = null;
  const before = kept(), come = performance.getEntriesByType("navigation")[0]?.type;
  const again = before && come !== "navigate" && before.steps.includes(state.value);
  const same = again || before?.state === state.value;
  let steps = same ? before.steps : [state.value], at = same ? before.at : 0;

  const fieldOf = (name) => list.get(name).querySelector("select, input");
  const remember = () => {
    keep({ state: state.value, sheet, steps, at, ...own });
    offer();
  };
  const offer = () => {
    for (const [name, is] of [["undo", at > 0], ["redo", at < steps.length - 1]]) document.querySelector(`[data-do=${name}]`).disabled = !is;
  };
  const ask = async (what) => {
    const number = ++asked;
    panel.setAttribute("aria-busy", "true");
    try {
      const found = await fetch(`/score/tap${location.search || `?language=${document.documentElement.lang}`}`, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify({ state: state.value, sheet, zone: zone(), ...own, ...what }),
      });
      const answer = await found.json();
      if (!found.ok) throw new Error(answer.error);
      return number === asked || answer.state ? answer : null;
    } catch (error) {
      say(error instanceof TypeError ? form.dataset.offline : error.message);
      return null;
    } finally {
      panel.removeAttribute("aria-busy");
    }
  };
  const say = (text) => {
    panel.querySelector("[role=alert]")?.remove();
    const line = document.createElement("p");
    line.className = "trouble"; line.setAttribute("role", "alert"); line.textContent = text;
    panel.prepend(line);
  };
  const parsed = (text) => document.createRange().createContextualFragment(text);
  const show = (answer) => {
    if (!answer) return;
    state.value = answer.state;
    draw.replaceChildren(draw.firstElementChild, parsed(answer.pen), parsed(answer.over));
    document.getElementById("tabs").replaceChildren(parsed(answer.tabs));
    document.getElementById("sum").replaceChildren(parsed(answer.sum));
    document.getElementById("own").textContent = document.querySelector("#tabs [aria-current] b")?.textContent ?? "";
    for (const [name, row] of list) {
      fieldOf(name).value = answer.values[name] ?? "";
      row.classList.toggle("bad", answer.flags.includes(name));
    }
    look(zone());
    ring();
  };
  const step = (answer) => {
    if (!answer) return;
    steps = [...steps.slice(0, at + 1), answer.state].slice(-MOST_STEPS);
    at = steps.length - 1;
    show(answer);
    remember();
  };
  const walk = async (by) => {
    if (!steps[at + by]) return;
    at += by;
    state.value = steps[at];
    show(await ask({}));
    remember();
    close();
  };
  let doing = Promise.resolve();
  const set = (name, meaning) => { doing = doing.then(async () => step(await ask({ place: name, meaning }))); return doing; };

  // Zones: the part of the page that is looked at.
  const zone = () => zones.find((each) => each.hasAttribute("aria-current"))?.value ?? "";
  const look = (name) => {
    for (const each of zones) each.toggleAttribute("aria-current", each.value === name);
    const chosen = zones.find((each) => each.value === name) ?? zones.at(-1);
    chosen.setAttribute("aria-current", "true");
    if (innerWidth < PHONE) chosen.scrollIntoView({ block: "nearest", inline: "center" });
    for (const svg of draw.querySelectorAll(":scope > svg")) svg.setAttribute("viewBox", chosen.dataset.box);
    const part = document.querySelector(`#places details[data-zone="${chosen.value}"]`);
    if (part) part.open = true;
  };
  const turn = (by) => {
    const next = zones.findIndex((each) => each.value === zone()) + by;
    if (zones[next]?.value) look(zones[next].value);
  };

  // The tapped place: a ring in the drawing, its meanings in the panel.
  const ring = () => {
    const over = document.getElementById("over");
    over.querySelectorAll(".here, .rim").forEach((each) => each.remove());
    if (!here) return;
    const boxes = list.get(here).dataset.marks.split(" ").map((mark) => boxOf.get(mark)).filter(Boolean).map((each) => each.getBBox());
    if (!boxes.length) return;
    const by = over.viewBox.baseVal.width / 70;
    const left = Math.min(...boxes.map((b) => b.x)) - by, top = Math.min(...boxes.map((b) => b.y)) - by;
    const right = Math.max(...boxes.map((b) => b.x + b.width)) + by, bottom = Math.max(...boxes.map((b) => b.y + b.height)) + by;
    for (const kind of ["rim", "here"]) {
      const box = document.createElementNS("http://www.w3.org/2000/svg", "rect");
      for (const [key, value] of Object.entries({ x: left, y: top, width: right - left, height: bottom - top, rx: 1.5, class: kind })) box.setAttribute(key, value);
      over.append(box);
    }
  };
  const open = async (name) => {
    here = name; digits = null;
    ring();
    const answer = await ask({ place: name });
    if (!answer?.panel || here !== name) return;
    panel.replaceChildren(parsed(answer.panel));
    const dock = panel.parentElement.getBoundingClientRect(), place = document.querySelector("#over .here")?.getBoundingClientRect();
    if (place && place.bottom > dock.top && place.top < dock.bottom) scrollBy(0, place.bottom - dock.top + 12);
  };
  const close = () => { here = ""; ring(); panel.replaceChildren(); };
  const following = () => {
    const rows = [...list.keys()].filter((name) => !("beside" in list.get(name).dataset));
    const next = rows[rows.indexOf(here) + 1];
    return next ? open(next) : close();
  };
  const key = (digit) => {
    const name = here, shown = panel.querySelector("[data-shown]");
    digits = digit === "" ? "" : `${digits ?? ""}${digit}`.slice(-3);
    shown.textContent = digits;
    set(name, digits);
  };

  let down = null;
  draw.addEventListener("pointerdown", (event) => { down = event.isPrimary ? { x: event.clientX, y: event.clientY } : null; });
  draw.addEventListener("pointerup", (event) => {
    if (!down) return;
    const across = event.clientX - down.x, along = event.clientY - down.y;
    down = null;
    if (Math.abs(across) > 48 && Math.abs(across) > 2 * Math.abs(along)) return turn(across < 0 ? 1 : -1);
    if (Math.hypot(across, along) > 12) return;
    let best = REACH, found = "";
    for (const mark of targets) {
      const box = mark.firstElementChild.getBoundingClientRect();
      const far = Math.hypot(Math.max(box.left - event.clientX, 0, event.clientX - box.right), Math.max(box.top - event.clientY, 0, event.clientY - box.bottom));
      const middle = Math.hypot((box.left + box.right) / 2 - event.clientX, (box.top + box.bottom) / 2 - event.clientY) / 1e4;
      if (far + middle < best) { best = far + middle; found = placeOf.get(mark.dataset.mark); }
    }
    if (found) open(found);
  });
  panel.addEventListener("change", (event) => {
    const { place, value } = event.target.dataset;
    if (!place) return;
    if (event.target.type === "checkbox") set(place, event.target.checked ? value : "");
    else set(place, event.target.value);
  });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-do], [data-key], #zones button");
    if (!button) return;
    if (button.closest("#zones")) { event.preventDefault(); look(button.value); return; }
    if (button.dataset.key !== undefined) { key(button.dataset.key); return; }
    ({ undo: () => walk(-1), redo: () => walk(1), close, next: following, link: copy })[button.dataset.do]?.();
  });
  document.getElementById("places").addEventListener("change", (event) => {
    const name = event.target.closest("[data-place]")?.dataset.place;
    if (name) set(name, event.target.value);
  });
  document.getElementById("places").addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !event.target.matches("input")) return;
    event.preventDefault();  // It would send the page.
    event.target.dispatchEvent(new Event("change", { bubbles: true }));
  });
  document.getElementById("places").addEventListener("focusin", (event) => {
    const name = event.target.closest("[data-place]")?.dataset.place;
    if (name && name !== here) { here = name; ring(); }
  });
  document.addEventListener("keydown", (event) => {
    const typing = event.target.matches("input, select, textarea");
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !(typing && event.target.type !== "radio")) {
      event.preventDefault(); walk(event.shiftKey ? 1 : -1);
    } else if (event.key === "Escape" && here) close();
    else if (!typing && /^\d$/.test(event.key) && panel.querySelector("[data-shown]")) key(event.key);
  });
  const copy = async () => {
    const packed = new Uint8Array(await new Response(new Blob([state.value]).stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer());
    const text = btoa(String.fromCharCode(...packed)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
    const address = `${location.origin}/score?language=${document.documentElement.lang}#state=${text}`;
    const field = document.createElement("input");
    field.readOnly = true; field.value = address;
    const button = document.querySelector("[data-do=link]");
    try { await navigator.clipboard.writeText(address); button.lastChild.textContent = " ✓"; } catch { button.replaceWith(field); field.select(); }
  };
  document.querySelector("[data-do=link]").hidden = false;
  offer();
  translated("table", () => ({ state: state.value, sheet, ...own }));
  if (!location.search.includes("played=")) { remember(); named("table"); }
  look(innerWidth < PHONE ? zone() || zones[0].value : zone());
  if (again && state.value !== before.state) {  // What was marked since the page was sent.
    state.value = before.state;
    ask({}).then(show);
  }
})();
