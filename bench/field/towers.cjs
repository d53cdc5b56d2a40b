#!/usr/bin/env node
// Nine Towers (docs/add-a-game.md) on boardgame.io and on Merlon: what a move costs in processor time.
// Wall time would measure who else is at work on the machine. Linux, Node.js 20 or newer, and the npm registry:
// boardgame.io is fetched into a temporary folder and is no part of Merlon.

const { execFileSync, spawnSync } = require('node:child_process');
const { mkdtempSync, readFileSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

const VERSION = '0.50.2';
const TOWERS = 9;
const COMPLETE = 3;
const SEATS = 2;
const MOVES = TOWERS * COMPLETE; // every game has as many
const WARM_UP = 300; // games until a virtual machine has compiled what it will
const GAMES = 1000;
const REPEATS = 20; // the same games again, or Merlon's figure would be that of a starting process
const PLAYOUTS = 200_000;
const TICK = 10_000; // microseconds; Linux counts the time of children in hundredths of a second

const root = path.resolve(__dirname, '../..');
const command = process.env.MERLON ?? path.join(root, 'merlon'); // or that of a release, which is no other

/** The game as its documentation would have one write it. */
function game(invalid) {
    const points = (holders, seat) =>
        holders.reduce((sum, each, i) => sum + (each === seat ? 2 + (holders[i - 1] === seat ? 1 : 0) : 0), 0);
    return {
        name: 'towers',
        setup: () => ({ stones: Array(TOWERS).fill(0), holders: Array(TOWERS).fill(-1) }),
        turn: { minMoves: 1, maxMoves: 1 },
        moves: {
            lay: ({ G, ctx }, tower) => {
                if (!(G.stones[tower] < COMPLETE)) {
                    return invalid;
                }
                if (++G.stones[tower] === COMPLETE) {
                    G.holders[tower] = Number(ctx.currentPlayer);
                }
            },
        },
        endIf: ({ G, ctx }) => {
            if (G.stones.every((height) => height === COMPLETE)) {
                return { scores: Array.from({ length: ctx.numPlayers }, (_, seat) => points(G.holders, seat)) };
            }
        },
    };
}

/** Plays one random game through the reducer, as boardgame.io's server and its bots do. */
function play(reducer, initial) {
    const moves = [];
    let state = initial;
    while (!state.ctx.gameover) {
        const legal = state.G.stones.flatMap((height, tower) => (height < COMPLETE ? [tower] : []));
        const tower = legal[Math.floor(Math.random() * legal.length)];
        const payload = { type: 'lay', args: [tower], playerID: state.ctx.currentPlayer };
        state = reducer(state, { type: 'MAKE_MOVE', payload });
        moves.push('lay ' + 'abcdefghi'[tower]);
    }
    return { moves, scores: state.ctx.gameover.scores };
}

/** Microseconds of processor that all children so far have taken. */
function children() {
    const fields = readFileSync('/proc/self/stat', 'utf8').replace(/^.*\) /s, '').split(' ');
    return (Number(fields[13]) + Number(fields[14])) * TICK;
}

/** What Merlon's engine answers to some lines, and the processor time of its whole process, start included. */
function merlon(lines) {
    const env = { ...process.env, MERLON_PLUGINS: path.join(root, 'examples/towers/target/merlon-towers-1.0.0.jar') };
    const before = children();
    const run = spawnSync(command, ['engine'], {
        input: lines.join('\n') + '\n',
        encoding: 'utf8',
        env,
        maxBuffer: 1 << 30,
        stdio: ['pipe', 'pipe', 'inherit'],
    });
    if (run.status !== 0) {
        throw new Error('merlon engine ended with ' + run.status);
    }
    return { replies: run.stdout.trimEnd().split('\n'), micros: children() - before };
}

function tell(what, micros, moves) {
    console.log(`${(micros / moves).toFixed(2).padStart(8)} µs of processor a move   ${what}`);
}

const folder = mkdtempSync(path.join(tmpdir(), 'merlon-field-'));
try {
    const quiet = ['--no-fund', '--no-audit', '--loglevel', 'error'];
    execFileSync('npm', ['install', '--prefix', folder, ...quiet, `boardgame.io@${VERSION}`], { stdio: 'inherit' });
    process.env.NODE_ENV = 'production'; // as a server would run it, without checks for developers
    const from = (name) => require(require.resolve(`boardgame.io/${name}`, { paths: [folder] }));
    const { CreateGameReducer, InitializeGame } = from('internal');
    const towers = game(from('core').INVALID_MOVE);
    const reducer = CreateGameReducer({ game: towers });
    const one = () => play(reducer, InitializeGame({ game: towers, numPlayers: SEATS }));
    for (let i = 0; i < WARM_UP; i++) {
        one();
    }
    const before = process.cpuUsage();
    const games = Array.from({ length: GAMES }, one);
    const { user, system } = process.cpuUsage(before);

    const begin = `new {"game":"towers","variant":"standard","players":${SEATS},"seed":"1"}`;
    merlon([begin]); // builds what is missing, which is no part of the measure
    const lines = games.flatMap(({ moves }) => [begin, ...moves.map((move) => 'play ' + move)]);
    const table = merlon(Array(REPEATS).fill(lines).flat());
    games.forEach(({ scores }, i) => {
        const last = JSON.parse(table.replies[(i + 1) * (MOVES + 1) - 1].replace(/^ok /, ''));
        if (!last.over || String(last.scores) !== String(scores)) {
            throw new Error(`game ${i}: boardgame.io says ${scores}, Merlon ${JSON.stringify(last)}`);
        }
    });
    const random = merlon([begin, `playout {"count":${PLAYOUTS}}`]);

    console.log(`Nine Towers, ${SEATS} players; the scores of ${GAMES} games agree`);
    tell(`boardgame.io ${VERSION}: its reducer, once warm, Node.js ${process.version}`, user + system, GAMES * MOVES);
    tell('Merlon: the line protocol, text to JSON, start included', table.micros, GAMES * REPEATS * MOVES);
    tell('Merlon: random games within the engine, start included', random.micros, PLAYOUTS * MOVES);
} finally {
    rmSync(folder, { recursive: true });
}
