// Creates a table or continues at one, and plays random moves over the API until the condition ENOUGH holds; for a rare
// position it plays several games.
async ({ wish, games, id }) => {
  const ask = async (path, body) => {
    const asked = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await fetch(`/api/${path}`, asked);
    const read = await answer.json();
    if (!answer.ok) throw new Error(JSON.stringify(read));
    return read;
  };
  const enough = ENOUGH;
  const below = (bound) => Math.floor(Math.random() * bound);

  const begin = () => ask('tables', { ...wish, players: wish.seats.length, pace: { kind: 'none' }, start: true });
  const play = async (table) => {
    for (let moves = 0, patience = 10; table.phase === 'playing'; ) {
      if (!table.legal?.length) {
        patience = Math.min(2 * patience, 160); // while bots think
        await new Promise((done) => setTimeout(done, patience));
        table = await ask(`tables/${table.id}`);
      } else if (enough(table, moves)) {
        break;
      } else {
        // Ending turns as soon as possible would build nothing.
        const deeds = table.legal.filter((move) => !/^(end|pass|skip)/.test(move));
        const open = deeds.length > 0 && below(8) > 0 ? deeds : table.legal;
        table = await ask(`tables/${table.id}/move`, { number: table.number, move: open[below(open.length)] });
        moves++;
        patience = 10;
      }
    }
    return table;
  };
  await ask('visit', {});
  let table = await play(id ? await ask(`tables/${id}`) : await begin());
  for (let game = 1; table.phase !== 'playing' && game < games; game++) {
    table = await play(await begin());
  }
  return table.id;
};
