import { Engine } from '../engine/engine';
import { EngineGame, type EngineView } from '../engine/engineGame';
import type { PositionPicture } from '../learn/content';
import { lessonTableInfo, unsupported } from './lessonTableInfo';
import type { Source, SourceListener } from './source';

/** One engine draws all diagrams, one after the other. */
let pictureEngine: Engine | undefined;
let pictureQueue: Promise<unknown> = Promise.resolve();

function viewOf({ position, seat }: PositionPicture): Promise<EngineView> {
  const engineView = pictureQueue.then(async () => {
    const rules = new EngineGame(`load ${JSON.stringify(position)}`, (pictureEngine ??= new Engine()));
    await rules.syncTo([]);
    return rules.viewFor(seat == null ? 'spectator' : String(seat));
  });
  pictureQueue = engineView.catch(() => undefined);
  return engineView;
}

/** A fixed position, for diagrams. */
export class StaticSource implements Source {
  readonly isLocal = true;
  readonly pagePath = '';

  constructor(picture: PositionPicture, listener: SourceListener) {
    void viewOf(picture).then((engineView) => {
      const { legal: _, ...state } = engineView;
      listener.onMessage({ type: 'table', table: 'study', view: lessonTableInfo(picture.position, state, picture.seat ?? -1, [], '') });
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
