// The state's file as answers make it. An answer is the number of an option, or a figure typed.
const stateText = (state, names, answers) => {
  const said = (number) => answers[number] !== undefined && answers[number] !== null;
  const holds = ([number, option]) => said(number) && (option === null || answers[number] === option);

  const sum = (node) => {
    if (node.needs && !node.needs.every(said)) return null;
    let value = node.sum;
    for (const [number, option, more] of node.by) {
      if (!holds([number, option])) continue;
      if (more === null) return null;
      value += more;
    }
    return node.needs && value < 0 ? null : value;
  };
  const table = (node) => {
    const parts = node.entries.map((each) => [each.key, written(each)]).filter(([, text]) => text !== null);
    if (!parts.length) return node.always ? "{}" : null;
    return `{ ${parts.map(([key, text]) => `${key} = ${text}`).join(", ")} }`;
  };
  const list = (node) => {
    const items = node.items.filter(([, by]) => by === null || by.some(holds)).map(([text]) => text);
    return items.length || node.always ? `[${items.join(", ")}]` : null;
  };
  const written = (node) => {
    if (node.entries) return table(node);
    if (node.items) return list(node);
    if ("sum" in node) {
      const value = sum(node);
      return value === null || (value === 0 && !node.always && !node.needs) ? null : `${value}`;
    }
    const answer = node.by.find(holds);
    if (!answer) return node.text;
    return answer[2] === null ? `${answers[answer[0]]}` : answer[2];
  };

  const folded = (key, node, text) => {
    if ([...`${key} = ${text}`].length <= state.line || !node.items || text === "[]") return [`${key} = ${text}`];
    const words = node.items.filter(([, by]) => by === null || by.some(holds)).map(([item]) => `${item},`);
    const rows = [];
    let row = words.shift();
    for (const word of words) {
      if (row.length + word.length + 5 > state.line) { rows.push(row); row = word; } else row += ` ${word}`;
    }
    return [`${key} = [`, ...[...rows, row].map((each) => `    ${each}`), "]"];
  };

  // Who says what stands at each key: the marks alone, a rule, a person.
  const notes = (readings) => {
    const found = {};
    for (const [key, part, by] of readings) {
      const who = typeof by === "string" ? by : said(by) ? "person" : state.unread;
      found[key] ??= {};
      (found[key][who] ??= []).push(part);
    }
    const note = {};
    for (const [key, whos] of Object.entries(found)) {
      note[key] = Object.entries(whos).map(([who, parts]) => {
        const named = parts.filter(Boolean);
        return who !== "read" && named.length ? `${who}: ${named.join(", ")}` : who;
      }).join("; ");
    }
    for (const [from, to, beginning] of state.moved) {
      if (from in note) { note[to] = beginning + note[from]; delete note[from]; }
    }
    return note;
  };

  const lines = [];
  state.sheets.forEach((sheet, seat) => {
    const note = notes(sheet.readings);
    const entries = [`player = ${JSON.stringify(names[seat])}`];
    for (const node of sheet.nodes) {
      const text = written(node);
      if (text !== null) entries.push(...folded(node.key, node, text));
    }
    lines.push("", "[[sheet]]");
    for (const line of entries) {
      const key = line.split(" = ", 1)[0];
      lines.push(Object.hasOwn(note, key) && line.includes(" = ") && note[key] ? `${line}  # ${note[key]}` : line);
    }
  });
  return `${state.head}${lines.join("\n")}\n${state.tail}`;
};
