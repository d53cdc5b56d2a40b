// Creates a table of Torres for one person on both seats, and plays until a phase and a round, with towers as high as possible.
async ({ phase, round }) => {
  const post = async (path, body) => {
    const answer = await fetch(`/api/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    const read = await answer.json();
    if (!answer.ok) throw new Error(JSON.stringify(read));
    return read;
  };
  await post('visit', {});
  const seats = [{ kind: 'you' }, { kind: 'you' }];
  let table = await post('tables', { game: 'torres', players: 2, seats, pace: { kind: 'none' }, start: true });

  const to = (move) => move.split(' ').at(-1);
  const level = (space) => parseInt(table.view.heights[8 - Number(space[1])][space.charCodeAt(0) - 97], 36);
  const best = (moves, rank) => [...moves].sort((a, b) => rank(a) - rank(b))[0];

  /** Each seat builds around its own home space, alternately wider and higher, and uses the remaining points for knights. */
  const choose = () => {
    const { legal, view, toMove } = table;
    const home = ['c3', 'f6'][toMove];
    const far = (move) => Math.abs(to(move).charCodeAt(0) - home.charCodeAt(0)) + Math.abs(to(move).charCodeAt(1) - home.charCodeAt(1));
    const of = (verb) => legal.filter((move) => move.startsWith(`${verb} `));
    if (view.step !== 'turn') {
      return best(of('stack'), (move) => -Number(to(move))) ?? (legal.includes('stay') ? 'stay' : best(legal, far));
    }
    const near = of('block').filter((move) => far(move) <= 4);
    const higher = best(near.filter((move) => level(to(move)) > 0), (move) => far(move) * 3 - level(to(move)));
    const wider = best(near.filter((move) => level(to(move)) === 0), far);
    const upwards = best(of('move').filter((move) => level(to(move)) > level(move.split(' ')[1])), (move) => -level(to(move)));
    return (
      (view.placed % 2 ? (higher ?? wider) : (wider ?? higher)) ??
      best(of('knight'), (move) => -level(to(move)) - far(move)) ??
      upwards ??
      (legal.includes('score') ? 'score' : 'end')
    );
  };
  while (table.view.phase < phase || table.view.round < round || table.view.step !== 'turn') {
    table = await post(`tables/${table.id}/move`, { number: table.number, move: choose() });
  }
  return table.id;
};
