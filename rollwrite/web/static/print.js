// The choices of a table: the server draws the page anew after each change; the address keeps step.
"use strict";
(() => {
  const form = document.getElementById("print"), told = document.getElementById("told");
  const parts = () => document.querySelectorAll("[data-part]");
  let asked = new AbortController(), later = 0;
  document.getElementById("again").hidden = true;

  const data = (button) => {
    const found = new FormData(form);
    if (button?.name) found.set(button.name, button.value);
    return found;
  };
  const isTyped = (part) => part.contains(document.activeElement) && document.activeElement.matches("input[type=text], input[type=number]");
  const show = (html) => {
    const answer = new DOMParser().parseFromString(html, "text/html"), held = document.activeElement;
    const sent = answer.getElementById("print");
    if (!sent) return false;
    for (const name of ["method", "enctype"]) form[name] = sent[name];
    for (const part of parts()) {
      const news = answer.getElementById(part.id);
      if (!news) continue;
      if (isTyped(part)) {
        const fields = news.querySelectorAll("input");
        part.querySelectorAll("input").forEach((each, at) => each.toggleAttribute("aria-invalid", Boolean(fields[at]?.hasAttribute("aria-invalid"))));
      } else part.replaceChildren(...news.childNodes);
    }
    if (!held.isConnected && held.name) {
      const same = [...form.elements].filter((each) => each.name === held.name && each.type !== "hidden");
      (same.find((each) => each.value === held.value) || same[0])?.focus({ preventScroll: true });
    }
    told.textContent = answer.getElementById("told").textContent;
    begin();
    return true;
  };
  const fetched = async (address, fields, isSent) => {
    asked.abort();
    asked = new AbortController();
    clearTimeout(later);
    form.setAttribute("aria-busy", "true");
    try {
      const init = isSent ? { method: "post", body: fields } : {};
      const query = isSent ? "" : `?${new URLSearchParams([...fields].filter(([, value]) => typeof value === "string"))}`;
      return await fetch(address + query, { ...init, signal: asked.signal });
    } finally {
      form.removeAttribute("aria-busy");
    }
  };
  const draw = async (button) => {
    const isSent = form.method === "post" || form.elements.edition_file.files.length > 0;
    const answer = await fetched("/print", data(button), isSent).catch(() => null);
    if (!answer) return;
    if (!show(await answer.text())) return;
    if (isSent) form.elements.edition_file.value = "";
    else if (answer.redirected) history.replaceState(null, "", answer.url);
  };
  const file = async (button) => {
    const answer = await fetched(button.formAction, data(button), true).catch(() => null);
    if (!answer) return;
    if (!answer.ok) { show(await answer.text()); return; }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await answer.blob());
    link.download = /filename="(.+)"/.exec(answer.headers.get("content-disposition"))[1];
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  };
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
    later = setTimeout(draw, event.target.matches("[type=text], [type=number]") ? 450 : 0);
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
