// Photographs: chosen one by one, how far their reading is, and then one question at a time.
"use strict";
(() => {
  document.body.classList.add("scripted");
  const READ = "rollwrite.photos", form = document.getElementById("photos");
  const made = (kind, values, ...children) => {
    const element = Object.assign(document.createElement(kind), values);
    element.append(...children);
    return element;
  };
  const answers = document.getElementById("answers");
  let kept = null;  // What was read last, and the crops: the answers' page comes without them.
  try {
    kept = JSON.parse(sessionStorage.getItem(READ));
    if (answers) {
      const crops = document.querySelector(".seen") ? {} : { ...kept?.crops };
      for (const question of answers.querySelectorAll("[data-question]")) {
        const name = question.dataset.question, picture = question.querySelector(".shot img");
        if (picture) crops[name] = picture.src;
        else if (crops[name]) question.querySelector(".col").before(made("div", { className: "shot" }, made("img", { src: crops[name], alt: answers.dataset.seen })));
      }
      sessionStorage.setItem(READ, JSON.stringify({ packed: answers.elements.packed.value, crops }));
    }
  } catch { /* It is full, or not allowed. */ }
  if (form) {
    const goesOn = document.getElementById("goes-on");
    goesOn.hidden = !kept;
    goesOn.elements.packed.value = kept?.packed;
    const queue = document.getElementById("queue"), words = queue.dataset, button = form.querySelector(".main");
    let chosen = [], states = [];
    const show = () => {
      queue.replaceChildren(...chosen.map((file, number) => {
        const away = made("button", { type: "button", className: "plain", onclick: () => { chosen.splice(number, 1); show(); } });
        away.append(document.getElementById("cross").content.cloneNode(true));
        away.setAttribute("aria-label", words.away.replace("{photo}", file.name));
        const picture = made("img", { alt: "", src: URL.createObjectURL(file), onload: () => URL.revokeObjectURL(picture.src) });
        states[number] = made("span", { className: "state" });
        return made("li", {}, picture, made("span", {}, made("b", { textContent: file.name }), states[number]), away);
      }));
      button.disabled = !chosen.length;
    };
    const tell = ({ before, read }) => states.forEach((state, number) => {
      const reads = !before && number === read;
      state.textContent = number < read ? `✓ ${words.read}` : reads ? words.reads : before ? words.before.replace("{before}", before) : words.waits;
      state.classList.toggle("good", number < read);
      state.setAttribute("aria-busy", reads);
    });
    const fail = (text) => {
      const line = made("p", { className: "trouble", textContent: text });
      line.setAttribute("role", "alert");
      queue.before(line);
      show();
    };
    const add = (files) => { chosen.push(...files); show(); };
    form.addEventListener("change", ({ target }) => { if (target.files) { add(target.files); target.value = ""; } });
    form.addEventListener("dragover", (event) => event.preventDefault());
    form.addEventListener("drop", (event) => { event.preventDefault(); add(event.dataTransfer.files); });
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      form.querySelectorAll(".trouble").forEach((each) => each.remove());
      if (chosen.reduce((sum, each) => sum + each.size, 0) > words.most) return fail(words.large);
      const sent = new FormData(form);
      sent.delete("photo");
      for (const file of chosen) sent.append("photo", file);
      button.disabled = true;
      tell({ before: 0, read: -1 });
      queue.scrollIntoView({ block: "nearest" });
      try {
        const answer = await fetch(form.action, { method: "POST", body: sent, headers: { accept: "application/x-ndjson, application/json" } });
        if (!answer.ok) return fail((await answer.json()).error);
        const lines = answer.body.pipeThrough(new TextDecoderStream()).getReader();
        let text = "";
        for (let { value, done } = await lines.read(); !done; { value, done } = await lines.read()) {
          const parts = (text + value).split("\n");
          text = parts.pop();
          for (const part of parts) {
            const told = JSON.parse(part);
            if (told.error) return fail(told.error);
            if (told.page) { scrollTo(0, 0); document.open(); document.write(told.page); document.close(); return; }
            tell(told);
          }
        }
        throw new Error();
      } catch { fail(words.lost); }
    });
    show();
  }

  const step = document.getElementById("step");
  if (!step) return;
  const questions = [...document.querySelectorAll("[data-question]")], bar = step.querySelector("progress");
  const of = document.getElementById("of"), said = of.textContent, [back, next] = step.querySelectorAll("button");
  const finish = document.getElementById("finish");
  let at = 0;
  const turn = (to) => {
    at = to;
    questions.forEach((each, number) => { each.hidden = number !== at; });
    bar.value = at + 1;
    of.textContent = said.replace("{number}", at + 1);
    back.disabled = !at;
    finish.hidden = at < questions.length - 1;
    next.disabled = !finish.hidden;
  };
  const walk = (by) => { turn(at + by); questions[at].focus(); };
  back.onclick = () => walk(-1);
  next.onclick = () => walk(1);
  let isPointed = false;  // By keys radios change before they are chosen.
  addEventListener("pointerdown", () => { isPointed = true; });
  addEventListener("keydown", () => { isPointed = false; });
  answers.addEventListener("click", ({ target }) => {
    if (target.type === "radio" && isPointed && !next.disabled) setTimeout(walk, 300, 1);
  });
  step.hidden = false;
  turn(0);
})();
