// The choices of a table: the server draws the page anew after each change; the address keeps step.
"use strict";
(() => {
  const form = document.getElementById("print"), told = document.getElementById("told"), line = document.getElementById("line");
  const parts = () => document.querySelectorAll("[data-part]");
  let asked = new AbortController(), later = 0;
  document.getElementById("again").hidden = true;

  const say = (sentence) => {
    line.textContent = sentence;
    line.hidden = !sentence;
  };
  const data = (button) => {
    const found = new FormData(form);
    if (button?.name) found.set(button.name, button.value);
    return found;
  };
  const isTyped = (part) => part.contains(document.activeElement) && document.activeElement.matches("input[type=text], input[type=number]");
  const show = (html) => {
    const answer = new DOMParser().parseFromString(html, "text/html"), held = document.activeElement;
    const sent = answer.getElementById("print");
    say(sent ? "" : answer.querySelector(".trouble > :last-child")?.textContent);
    if (!sent) return;
    const isDrawn = answer.querySelector("figure.sheet"), row = form.querySelector(".pages")?.scrollLeft;
    form.classList.toggle("old", !isDrawn);
    for (const each of form.querySelectorAll("#act button")) each.disabled = !isDrawn;
    document.getElementById("page").inert = !isDrawn;
    for (const name of ["method", "enctype"]) form[name] = sent[name];
    for (const part of parts()) {
      const news = answer.getElementById(part.id);
      if (!news || (!isDrawn && ["page", "act"].includes(part.id) && part.firstElementChild)) continue;
      if (isTyped(part)) {
        const fields = news.querySelectorAll("input");
        part.querySelectorAll("input").forEach((each, at) => each.toggleAttribute("aria-invalid", Boolean(fields[at]?.hasAttribute("aria-invalid"))));
      } else part.replaceChildren(...news.childNodes);
    }
    if (!held.isConnected && held.name) {
      const same = [...form.elements].filter((each) => each.name === held.name && each.type !== "hidden");
      (same.find((each) => each.value === held.value) || same[0])?.focus({ preventScroll: true });
    }
    if (row) form.querySelector(".pages")?.scrollTo(row, 0);
    const trouble = form.querySelector(".trouble");
    trouble?.closest("details")?.setAttribute("open", "");
    trouble?.scrollIntoView({ block: "nearest" });
    told.textContent = answer.getElementById("told").textContent;
    begin();
  };
  // Ask the server, and forget what was asked before; `use` gets the answer, or nothing does.
  const ask = async (address, fields, isSent, use) => {
    asked.abort();
    asked = new AbortController();
    clearTimeout(later);
    const how = { signal: asked.signal, cache: "no-store" }, texts = [...fields].filter(([, value]) => typeof value === "string");
    form.setAttribute("aria-busy", "true");
    try {
      const answer = await (isSent ? fetch(address, { ...how, method: "post", body: fields }) : fetch(`${address}?${new URLSearchParams(texts)}`, how));
      await use(answer);
    } catch (error) {
      if (error.name === "AbortError") return;
      say(line.dataset.offline);
    }
    form.removeAttribute("aria-busy");
  };
  const draw = (button) => {
    const isSent = form.method === "post" || form.elements.edition_file.files.length > 0;
    ask("/print", data(button), isSent, async (answer) => {
      show(await answer.text());
      if (isSent) form.elements.edition_file.value = "";
      else if (answer.redirected) history.replaceState(null, "", answer.url);
    });
  };
  const file = (button) => ask(button.formAction, data(button), true, async (answer) => {
    if (!answer.ok) return void show(await answer.text());
    say("");
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await answer.blob());
    link.download = /filename="(.+)"/.exec(answer.headers.get("content-disposition"))[1];
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  });
  const copy = async (button) => {
    const address = new URL(button.dataset.address, location.href).href;
    try {
      await navigator.clipboard.writeText(address);
    } catch {  // As on plain HTTP, where pages may not.
      const field = document.createElement("textarea");
      field.value = address;
      button.after(field);
      field.select();
      document.execCommand("copy");
      field.remove();
      button.focus();
    }
    button.lastElementChild.textContent = button.dataset.copied;
    told.textContent = button.dataset.copied;
  };
  const begin = () => {
    const button = document.getElementById("copy");
    if (button) button.hidden = false;
  };

  form.addEventListener("input", (event) => {
    if (event.target.type === "file") return;
    asked.abort();
    clearTimeout(later);
    later = setTimeout(() => draw(), event.target.matches("[type=text], [type=number]") ? 450 : 0);
  });
  form.addEventListener("change", (event) => { if (event.target.name === "edition_file") draw(); });
  form.addEventListener("click", (event) => {
    const button = event.target.closest("#copy");
    if (button) copy(button);
  });
  form.addEventListener("submit", (event) => {
    const button = event.submitter, path = button && new URL(button.formAction).pathname;
    if (!button || path === "/print") { event.preventDefault(); draw(button); }
    else if (path.startsWith("/tables")) { event.preventDefault(); file(button); }
  });
  begin();
})();
