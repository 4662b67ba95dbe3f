// The state's file as answers make it. An answer is the number of an option, or a figure typed; the
// option of such a figure is null.
const stateText = (state, names, answers) => {
  const said = (number) => answers[number] !== undefined && answers[number] !== null;
  const holds = ([number, option]) => said(number) && (option === null || answers[number] === option);

  const sum = (node) => {
    let value = node.sum;
    for (const [number, option, more] of node.by) {
      if (!holds([number, option])) continue;
      if (more === null) return null;
      value += option === null ? answers[number] : more;
    }
    return value;
  };
  const figure = (node) => {
    const value = sum(node);
    if (node.needs) return value === null || value < 0 ? null : `${value}`;
    return value === 0 && !node.always ? null : `${value}`;
  };
  const table = (node) => {
    const parts = node.entries.map((each) => [each.key, written(each)]).filter(([, text]) => text !== null);
    if (!parts.length) return node.always ? "{}" : null;
    return `{ ${parts.map(([key, text]) => `${key} = ${shown(text)}`).join(", ")} }`;
  };
  const list = (node) => {
    const items = node.items.filter(([, by]) => by === null || by.some(holds)).map(([text]) => text);
    return items.length || node.always ? items : null;
  };
  // A text, of a list those of its entries, null for nothing.
  const written = (node) => {
    if ("player" in node) return JSON.stringify(names[node.player]);
    if (node.needs && !node.needs.every(said)) return null;
    if (node.entries) return table(node);
    if (node.items) return list(node);
    if (node.row) return node.row.map((each) => `${sum(each)}`);
    if (node.places) {
      const place = node.needs.reduce((before, number, index) => before * node.sizes[index] + answers[number], 0);
      return node.texts[node.places[place]];
    }
    if ("sum" in node) return figure(node);
    const answer = node.by.find(holds);
    if (!answer) return node.text;
    return answer[2] === null ? `${answers[answer[0]]}` : answer[2];
  };
  const shown = (text) => (Array.isArray(text) ? `[${text.map(shown).join(", ")}]` : text);

  const folded = (key, text) => {
    const line = `${key} = ${shown(text)}`;
    if ([...line].length <= state.line || !Array.isArray(text) || !text.length) return [line];
    const rows = [];
    let row = null;
    for (const word of text.map((each) => `${shown(each)},`)) {
      if (row === null) row = word;
      else if (row.length + word.length + 5 > state.line) { rows.push(row); row = word; } else row += ` ${word}`;
    }
    return [`${key} = [`, ...[...rows, row].map((each) => `    ${each}`), "]"];
  };

  // Who says what stands at each place: the sheet, a rule, a person.
  const notes = {};
  for (const [place, part, by] of state.readings) {
    const [number, same, usual] = Array.isArray(by) ? by : [by, null, state.unread];
    const who = typeof by === "string" ? by : said(number) && answers[number] !== same ? "person" : usual;
    if (!who) continue;
    notes[place] ??= {};
    (notes[place][who] ??= []).push(part);
  }
  for (const [place, whos] of Object.entries(notes)) {
    notes[place] = Object.entries(whos).map(([who, parts]) => {
      const named = parts.filter(Boolean);
      return who !== "read" && named.length ? `${who}: ${named.join(", ")}` : who;
    }).join("; ");
  }
  const [total, crowns, beginning] = state.total;
  for (const place of Object.keys(notes)) {
    const steps = place.split("/");
    if (steps.pop() === total) notes[[...steps, crowns].join("/")] ??= beginning + notes[place];
  }
  Object.assign(notes, state.notes);

  const entries = (nodes, place) => nodes.flatMap((node) => {
    const text = written(node);
    if (text === null) return [];
    const [first, ...others] = folded(node.key, text);
    const note = notes[place ? `${place}/${node.name}` : node.name];
    return [note ? `${first}  # ${note}` : first, ...others];
  });
  const lines = entries(state.root, "");
  for (const { heading, place, nodes } of state.tables) {
    const inner = entries(nodes, place);
    if (inner.length) lines.push("", heading, ...inner);
  }
  return `${state.head}${lines.join("\n")}\n${state.tail}`;
};
