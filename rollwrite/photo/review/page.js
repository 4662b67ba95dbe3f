const find = (id) => document.getElementById(id);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const data = JSON.parse(find("data").textContent);
const sections = all(".question"), last = sections.length;
const fields = all("input[name=name]");
const answers = {};
const shownAnswers = {};
let shown = -1;
let link = null;

const names = () => fields.map((field) => field.value.trim().normalize("NFC"));
const areRight = (given) => given.every((name) => name && [...name].length <= data.most && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name))
  && new Set(given.map((name) => name.toLowerCase())).size === given.length;

const element = (name, text, parts = []) => {
  const found = document.createElement(name);
  found.textContent = text;
  found.append(...parts);
  return found;
};
const toldOf = (account) => [["circled", account.circled], ["written", account.written], ["counted", account.total]]
  .filter(([, number]) => number !== null).map(([what, number]) => data[what].replace("{number}", number)).join(", ");
const tableOf = (lines) => {
  const rows = lines.filter((line) => line.points !== null)
    .map((line) => element("tr", "", [element("th", line.label), element("td", line.points), element("td", line.rule)]));
  return element("table", "", [element("tbody", "", rows)]);
};
// The account of each player, the best first; what is not known yet stands last.
const showScore = (given) => {
  const found = scoreOf(data.score, data.likely, answers).map((account, seat) => ({ ...account, name: account.name ?? given[seat] }));
  const ranked = [...found].sort((one, other) => (other.total ?? -1) - (one.total ?? -1));
  find("score").replaceChildren(...ranked.map((account) => {
    const parts = [element("h3", "", [element("bdi", account.name), element("b", account.total ?? "–")])];
    if (account.differs) parts.push(element("p", toldOf(account)));
    return element("section", "", [...parts, tableOf(account.lines)]);
  }));
  const [open] = openOf(data.likely, answers);
  find("open").hidden = open === undefined;
  if (open !== undefined) find("open").textContent = data.depends.replace("{question}", data.places[open]);
  const differs = !data.isHeld || found.some((account) => account.differs);
  find("differs").hidden = !differs;
  return !differs || find("right").checked;
};

const finish = () => {
  const given = names(), isHeld = showScore(given), right = areRight(given);
  find("wrong").hidden = right;
  const text = stateText(data.state, given, answers);
  find("state").textContent = text;
  if (link) URL.revokeObjectURL(link);
  link = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  if (right && isHeld) find("save").href = link; else find("save").removeAttribute("href");
  find("copy").disabled = !right;
  for (let number = 0; number < last; number += 1) find(`answer-${number}`).textContent = shownAnswers[number] ?? data.open;
};

const show = (number) => {
  shown = Math.min(Math.max(number, 0), last);
  sections.forEach((section, place) => { section.hidden = place !== shown; });
  find("end").hidden = shown < last;
  for (const hint of all(".keys")) hint.hidden = shown === last;
  find("progress").value = shown;
  find("number").textContent = shown < last
    ? data.of.replace("{number}", shown + 1).replace("{questions}", last) : "";
  find("back").disabled = shown === 0;
  find("next").disabled = shown === last;
  if (shown === last) { finish(); find("done").focus(); return; }
  const section = sections[shown];
  const chosen = section.querySelector(".chosen") ?? section.querySelector(".best") ?? section.querySelector("input");
  chosen.focus({ preventScroll: true });
};

const answer = (section, value, said, button) => {
  const number = +section.dataset.question;
  answers[number] = value;
  shownAnswers[number] = value === null ? data.open : said;
  for (const each of all("[data-option]", section)) each.classList.toggle("chosen", each === button);
  show(number + 1);
};
const choose = (section, button) => {
  const option = button.dataset.option;
  answer(section, option === "" ? null : +option, (button.querySelector("span") ?? button).textContent, button);
};

for (const section of sections) {
  for (const button of all("[data-option]", section)) button.addEventListener("click", () => choose(section, button));
  section.querySelector("form")?.addEventListener("submit", (event) => {
    event.preventDefault();
    const typed = section.querySelector("input").valueAsNumber;
    answer(section, typed, `${typed}`, null);
  });
}
for (const button of all("[data-to]")) button.addEventListener("click", () => show(+button.dataset.to));
for (const field of fields) field.addEventListener("input", finish);
find("right").addEventListener("change", finish);
find("names").addEventListener("submit", (event) => event.preventDefault());
find("back").addEventListener("click", () => show(shown - 1));
find("next").addEventListener("click", () => show(shown + 1));
find("copy").addEventListener("click", async () => {
  await navigator.clipboard.writeText(find("state").textContent);
  find("copy").textContent = data.copied;
});

const walk = (section, step) => {
  const buttons = all("[data-option]", section);
  const place = buttons.indexOf(document.activeElement);
  buttons[(place + step + buttons.length) % buttons.length].focus();
};
const steps = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches("input")) return;
  if (event.key === "Backspace" || event.key === "PageUp") { event.preventDefault(); show(shown - 1); return; }
  if (event.key === "PageDown") { event.preventDefault(); show(shown + 1); return; }
  if (shown === last) return;
  const section = sections[shown];
  if (event.key in steps) { event.preventDefault(); walk(section, steps[event.key]); return; }
  const button = event.key && all("[data-option]", section).find((each) => each.dataset.digit === event.key);
  if (button) { event.preventDefault(); choose(section, button); }
});

find("controls").hidden = last === 0;
show(0);
