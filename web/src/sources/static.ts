import { Engine } from '../engine/engine';
import { EngineGame, type EngineView } from '../engine/engineGame';
import type { DiagramDefinition } from '../learn/content';
import { lessonTableInfo, unsupported } from './lessonTableInfo';
import type { Source, SourceListener } from './source';

/** One engine draws all diagrams, one after the other. */
let diagramEngine: Engine | undefined;
let diagramQueue: Promise<unknown> = Promise.resolve();

function viewOf({ position, seat }: DiagramDefinition): Promise<EngineView> {
  const engineView = diagramQueue.then(async () => {
    const game = new EngineGame(`load ${JSON.stringify(position)}`, (diagramEngine ??= new Engine()));
    await game.syncTo([]);
    return game.viewFor(seat == null ? 'spectator' : String(seat));
  });
  diagramQueue = engineView.catch(() => undefined);
  return engineView;
}

/** A fixed position, for diagrams. */
export class StaticSource implements Source {
  readonly isLocal = true;
  readonly pagePath = '';

  constructor(diagram: DiagramDefinition, listener: SourceListener) {
    void viewOf(diagram).then((engineView) => {
      const { legal: _, ...state } = engineView;
      listener.onMessage({ type: 'table', table: 'study', view: lessonTableInfo(diagram.position, state, diagram.seat ?? -1, [], '') });
    });
  }

  log = async () => [];
  chat = async () => [];
  attachments = async () => [];
  reachable = async () => ({ number: 0, ways: [] });
  moveGain = async () => null;
  explainMove = async () => ({ reason: null });
  positionAt = unsupported;
  attach = unsupported;
  send = unsupported;
  runCommand = unsupported;
  close(): void {}
}
