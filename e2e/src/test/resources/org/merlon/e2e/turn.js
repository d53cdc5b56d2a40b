// Plays random moves over the API until somebody else is to move; returns whether the game continues.
async (path) => {
  const below = (bound) => Math.floor(Math.random() * bound);
  for (;;) {
    const table = await (await fetch(path)).json();
    if (table.phase !== 'playing' || !table.legal?.length) {
      return table.phase === 'playing';
    }
    const deeds = table.legal.filter((move) => !/^(end|pass|skip)/.test(move));
    const open = deeds.length > 0 ? deeds : table.legal;
    const body = JSON.stringify({ number: table.number, move: open[below(open.length)] });
    const answer = await fetch(`${path}/move`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const said = await answer.json();
    // The page plays forced moves itself and may have been faster.
    if (!answer.ok && said.code !== 'stale') throw new Error(JSON.stringify(said));
  }
};
