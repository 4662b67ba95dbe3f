"use strict";
(() => {
  const find = (id) => document.getElementById(id);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const game = JSON.parse(find("data").textContent);
  const last = game.changes.length - 1;
  const layers = all("svg [data-turn]"), entries = all("ol > [data-turn]");
  const cells = all("[data-cell]"), seats = all("[data-seat]");
  const slider = find("slider"), cursor = find("cursor"), final = find("final");

  // Everybody's points, drawn as far as the turn shown; who wins is not told before.
  const courses = all(".chart polyline").map((line) => [line, line.getAttribute("points").split(" ")]);
  const names = all(".chart text[class^=seat]");

  // What stands in every cell after every turn.
  const states = [];
  for (const changes of game.changes) states.push({ ...states.at(-1), ...changes });

  // The numbers of cards, each with its name for whoever points at it or touches it.
  const named = (text) => text.split(" ").flatMap((word, place) => {
    const card = Object.assign(document.createElement("span"), { className: "card", tabIndex: 0, textContent: word });
    card.dataset.name = game.cards[word];
    return [place ? " " : "", word in game.cards ? card : word];
  });

  let shown = -1;
  const show = (turn) => {
    turn = Math.min(Math.max(turn, 0), last);
    if (turn === shown) return;
    shown = turn;
    for (const layer of layers) {
      layer.classList.toggle("later", layer.dataset.turn > turn);
      layer.classList.toggle("now", +layer.dataset.turn === turn);
    }
    for (const cell of cells) {
      const text = states[turn][cell.dataset.cell];
      const before = states[Math.max(turn - 1, 0)][cell.dataset.cell];
      if ("cards" in cell.dataset) cell.replaceChildren(...named(text));
      else cell.textContent = text;
      if ("at" in cell.dataset) cell.dataset.at = text;
      cell.classList.toggle("new", text !== before);
    }
    for (const seat of seats) seat.classList.toggle("on", +seat.dataset.seat === game.on[turn]);
    for (const entry of entries) entry.classList.toggle("current", +entry.dataset.turn === turn);
    find("told").replaceChildren(...[...entries[turn].childNodes].map((each) => each.cloneNode(true)));
    for (const [line, points] of courses) line.setAttribute("points", points.slice(0, turn + 1).join(" "));
    for (const name of names) name.style.visibility = turn < last ? "hidden" : "";
    const { left, step } = cursor.dataset;
    cursor.setAttribute("transform", `translate(${+left + step * turn})`);
    if (final) final.hidden = turn < last;
    slider.value = turn;
    const said = game.turn.replace("{turn}", turn).replace("{turns}", last);
    slider.setAttribute("aria-valuetext", said);
    find("number").textContent = said;
    for (const id of ["first", "back"]) find(id).disabled = turn === 0;
    for (const id of ["next", "last"]) find(id).disabled = turn === last;
  };
  const go = (turn) => {
    show(turn);
    history.replaceState(null, "", `#turn-${shown}`);
  };
  const asked = () => {
    const match = /^#(?:turn-)?(\d{1,6})$/.exec(location.hash);
    return match ? +match[1] : null;
  };

  const speeds = [1, 2, 4, 0.5], pause = 1600; // Milliseconds for a turn.
  let speed = 0, clock = null;
  const play = (on) => {
    clearInterval(clock);
    clock = on ? setInterval(() => (shown < last ? go(shown + 1) : play(false)), pause / speeds[speed]) : null;
    find("play").textContent = on ? game.said.pause : game.said.play;
    find("play").title = find("play").textContent;
    find("play").setAttribute("aria-label", find("play").title);
    find("told").setAttribute("aria-live", on ? "off" : "polite");
  };
  find("play").addEventListener("click", () => {
    if (clock === null && shown === last) go(0);
    play(clock === null);
  });
  find("speed").addEventListener("click", () => {
    speed = (speed + 1) % speeds.length;
    find("speed").textContent = `${speeds[speed]}×`;
    if (clock !== null) play(true);
  });

  const steps = { first: () => 0, back: () => shown - 1, next: () => shown + 1, last: () => last };
  for (const [id, turn] of Object.entries(steps)) find(id).addEventListener("click", () => { play(false); go(turn()); });
  slider.addEventListener("input", () => { play(false); go(+slider.value); });
  const keys = { ArrowLeft: "back", ArrowRight: "next", PageUp: "back", PageDown: "next", Home: "first", End: "last" };
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === " " && event.target === document.body) {
      event.preventDefault();
      find("play").click();
    }
    if (!(event.key in keys)) return;
    event.preventDefault();
    play(false);
    go(steps[keys[event.key]]());
  });

  let touch = null;
  const board = find("board");
  board.addEventListener("touchstart", (event) => {
    touch = event.touches.length === 1 ? event.touches[0] : null;
  }, { passive: true });
  board.addEventListener("touchend", (event) => {
    if (!touch || event.touches.length) return;
    const across = event.changedTouches[0].clientX - touch.clientX;
    const down = event.changedTouches[0].clientY - touch.clientY;
    if (Math.abs(across) > 40 && Math.abs(across) > 2 * Math.abs(down)) {
      play(false);
      go(shown + (across < 0 ? 1 : -1));
    }
    touch = null;
  });

  for (const entry of entries) {
    entry.removeAttribute("id"); // The address says which turn is shown, not where to scroll.
    entry.addEventListener("click", () => {
      if (!getSelection().isCollapsed) return;
      play(false);
      go(+entry.dataset.turn);
    });
  }
  addEventListener("hashchange", () => { if (asked() !== null) show(asked()); });
  let left = null;
  addEventListener("beforeprint", () => { play(false); left = shown; show(last); find("all").open = true; });
  addEventListener("afterprint", () => { show(left); find("all").open = false; });

  document.body.classList.add("leaf");
  find("controls").hidden = false;
  find("all").open = false;
  show(asked() ?? 0);
  if (asked() === null && last && !matchMedia("(prefers-reduced-motion: reduce)").matches) play(true);
})();
