const NAMES = {
  file: 'The file',
  commitment: 'The promise',
  words: "The players' words",
  key: "The game's key",
  order: 'The order of the log',
  seats: 'The seats',
  moves: 'The moves',
  result: 'The result',
};

const MARKS = { holds: '✓ holds ', fails: '✗ fails ', unknown: '? cannot be told ' };

const form = document.getElementById('form');
const drop = document.getElementById('drop');
const file = document.getElementById('file');
const text = document.getElementById('text');
const report = document.getElementById('report');
const verdict = document.getElementById('verdict');
const steps = document.getElementById('steps');

// A second file may be given while the first is being checked: only the last one's report is shown.
let asked = 0;

function element(name, className, content) {
  const made = document.createElement(name);
  made.className = className;
  made.append(content);
  return made;
}

function show(state, headline, note) {
  report.className = state;
  verdict.replaceChildren(element('h2', '', headline), element('p', '', note));
  steps.replaceChildren();
}

function line(step) {
  const item = element('li', step.verdict, '');
  const head = element('p', 'step', NAMES[step.step] ?? step.step);
  head.prepend(element('span', 'mark', MARKS[step.verdict]), '· ');
  item.append(head, element('p', 'found', step.text));
  if (step.details.length > 0) {
    const details = document.createElement('details');
    const list = document.createElement('ol');
    list.tabIndex = 0;
    list.setAttribute('aria-label', `${NAMES[step.step] ?? step.step}, one by one`);
    for (const detail of step.details) {
      list.append(element('li', '', detail));
    }
    details.append(element('summary', '', `Show all ${step.details.length}`), list);
    item.append(details);
  }
  return item;
}

async function verify(game, source) {
  const turn = ++asked;
  show('busy', 'Playing it again …', source);
  let answer;
  try {
    const response = await fetch('/api/verify', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: game,
    });
    answer = await response.json();
    if (!response.ok) {
      answer = { refused: answer.reason };
    }
  } catch {
    answer = { refused: 'The server did not answer. Is it still running?' };
  }
  if (turn !== asked) {
    return;
  }
  if (answer.refused !== undefined) {
    show('fails', 'This could not be verified', answer.refused);
  } else {
    let headline = answer.holds ? 'This game is as it should be' : 'As far as it can be checked here, this game is as it should be';
    if (answer.fails) {
      headline = 'This game does not verify';
    }
    show(answer.fails ? 'fails' : 'holds', headline, source);
    steps.append(...answer.steps.map(line));
  }
  report.scrollIntoView({ block: 'start' });
}

async function take(files) {
  if (files.length > 0) {
    await verify(await files[0].text(), files[0].name);
  }
}

file.addEventListener('change', async () => {
  await take(file.files);
  file.value = ''; // so that the same file can be chosen again
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (text.value.trim() === '') {
    text.focus();
  } else {
    verify(text.value, 'Pasted text');
  }
});

for (const name of ['dragenter', 'dragover']) {
  drop.addEventListener(name, (event) => {
    event.preventDefault();
    drop.classList.add('over');
  });
}
for (const name of ['dragleave', 'drop']) {
  drop.addEventListener(name, () => drop.classList.remove('over'));
}
drop.addEventListener('drop', (event) => {
  event.preventDefault();
  take(event.dataTransfer.files);
});
