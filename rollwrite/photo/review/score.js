// The score as answers make it. What is not answered counts as it most likely is; where that is not
// known either, a line that depends on it has no points.
const scoreOf = (score, likely, answers) => {
  const answer = (number) => answers[number] ?? likely[number];
  const sum = (line) => {
    if (!line) return null;
    let value = line.sum;
    for (const [number, option, more] of line.by) {
      const given = answer(number);
      if (given === null) return null;
      if (option === null) value += given + more; else if (option === given) value += more;
    }
    return value;
  };
  return score.map((account) => {
    const lines = account.lines.map((line) => ({ ...line, points: sum(line.points) }));
    const isPossible = lines.every((line) => line.points === null || line.points >= 0);
    const total = isPossible ? sum(account.total) : null, circled = sum(account.circled);
    const told = [circled, account.written].filter((each) => each !== null && each !== undefined);
    const isSettled = (answers[account.check] ?? null) !== null;
    return { name: account.name, lines, total, circled, written: account.written ?? null,
      differs: total !== null && !isSettled && told.some((each) => each !== total) };
  });
};

// The numbers of questions that have neither an answer nor a likely one.
const openOf = (likely, answers) => likely.flatMap((each, number) => (answers[number] ?? each) === null ? [number] : []);
