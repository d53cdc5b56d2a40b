import { stored } from '../../storage';
import type { TableSession } from '../../../../table/store/session.svelte';
import { t } from '../../../../i18n';
import { attachmentOf, type Drawing, drawingsOf, type HandStroke, MAX_POINTS, rubbed } from './strokes';

type Strokes = readonly HandStroke[];
type Sheet = ReadonlyMap<string, Strokes>;

/** What goes on top of everything is kept in pieces of this many points, so that little is sent for each stroke. */
const MAX_PIECE_POINTS = 400;

/** With all parts of a castle drawn by hand, so many pieces stay below the server's limit. */
const MAX_PIECES = 20;

/** Points that a stroke takes besides its own, since its colour and brush are kept too. */
const POINTS_PER_STROKE = 4;

/** How long to wait before something is sent once more. */
const RETRY_MS = 2500;

/** What waits to be sent is kept in this browser, so that a page that is closed too early loses nothing. */
const { unsentDrawings } = stored;

const sizeOf = (strokes: Strokes): number => strokes.reduce((sum, stroke) => sum + POINTS_PER_STROKE + stroke.points.length / 2, 0);
const pieceOf = (part: string): number => Number(/^scene-(\d+)$/.exec(part)?.[1] ?? 0);

/** Drawings in the order they lie on the paper: parts drawn by hand, then what goes on top, from the oldest on. */
export const layered = (drawings: readonly Drawing[]): Drawing[] => [...drawings].sort((a, b) => pieceOf(a.part) - pieceOf(b.part));

/** A seat's own sheet under the hand that draws on it. No stroke is given up before the server has it. */
export class DrawingState {
  /** The part that is drawn by hand in the place of the one that draws itself; null for what goes on top. */
  part = $state<string | null>(null);
  error = $state('');
  /** What the server does not have yet. */
  private unkept = $state.raw<Sheet>(new Map());
  private past = $state.raw<readonly Sheet[]>([]);
  private readonly sending = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly sheetName: string;

  private readonly sheet: Sheet = $derived.by(
    () =>
      new Map([
        ...drawingsOf(this.session.attachments)
          .filter((each) => each.seat === this.seat)
          .map((each) => [each.part, each.strokes] as const),
        ...this.unkept,
      ]),
  );

  readonly drawings: readonly Drawing[] = $derived(
    layered([...this.sheet].flatMap(([part, strokes]) => (strokes.length === 0 ? [] : [{ seat: this.seat, part, strokes: [...strokes] }]))),
  );

  constructor(
    private readonly session: TableSession,
    private readonly seat: number,
  ) {
    this.sheetName = `${session.id} ${seat}`;
    this.unkept = new Map(unsentDrawings.load()[this.sheetName] ?? []);
    void this.keep();
  }

  get mayUndo(): boolean {
    return this.past.length > 0;
  }

  get isBlank(): boolean {
    return this.drawings.length === 0;
  }

  strokesOf(part: string): Strokes {
    return this.sheet.get(part) ?? [];
  }

  /** Adds a stroke to the part that is drawn, or on top of everything. */
  add(stroke: HandStroke): void {
    this.become(laid(this.sheet, [stroke], this.part));
  }

  /** Lets a part draw itself again; what was drawn for it stays, on top of it. */
  giveBack(part: string): void {
    const strokes = this.strokesOf(part);
    this.part = null;
    this.become(laid(new Map([...this.sheet, [part, []]]), strokes, null));
  }

  /** Begins something that is undone in one step. */
  begin(): void {
    this.past = [...this.past.slice(-49), this.sheet];
  }

  /** Rubs out what lies under the hand. */
  rub(x: number, y: number, radius: number): void {
    const touched = [...this.sheet].map(([part, strokes]) => [part, rubbed(strokes, x, y, radius)] as const);
    this.change(new Map(touched));
  }

  /** Ends what was begun. */
  end(): void {
    void this.keep();
  }

  undo = (): void => {
    const before = this.past.at(-1);
    if (before) {
      this.past = this.past.slice(0, -1);
      this.change(new Map([...[...this.sheet.keys()].map((part) => [part, []] as const), ...before]));
      void this.keep();
    }
  };

  private become(sheet: Sheet | null): void {
    this.error = sheet === null ? t('onceupon-draw-full') : '';
    if (sheet !== null) {
      this.begin();
      this.change(sheet);
      this.end();
    }
  }

  /** Takes over what differs from what stands here. */
  private change(sheet: Sheet): void {
    const changed = [...sheet].filter(([part, strokes]) => JSON.stringify(strokes) !== JSON.stringify(this.strokesOf(part)));
    if (changed.length > 0) {
      this.hold(new Map([...this.unkept, ...changed]));
    }
  }

  private hold(unkept: Sheet): void {
    this.unkept = unkept;
    const { [this.sheetName]: _, ...others } = unsentDrawings.load();
    unsentDrawings.save(unkept.size === 0 ? others : { ...others, [this.sheetName]: [...unkept] });
  }

  private async keep(): Promise<void> {
    clearTimeout(this.timer);
    await Promise.all([...this.unkept.keys()].filter((part) => !this.sending.has(part)).map((part) => this.send(part)));
  }

  private async send(part: string): Promise<void> {
    const strokes = this.unkept.get(part) ?? [];
    this.sending.add(part);
    const refused = await this.session.attach(attachmentOf(this.seat, part, strokes));
    this.sending.delete(part);
    this.error = refused ?? '';
    if (refused !== null) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.keep(), RETRY_MS);
    } else if (this.unkept.get(part) === strokes) {
      this.hold(new Map([...this.unkept].filter(([each]) => each !== part)));
    } else {
      await this.send(part); // the hand has gone on meanwhile
    }
  }

  close(): void {
    clearTimeout(this.timer);
  }
}

/** A sheet with more strokes on it, in a part while it has room and else on top; null if nothing has. */
export function laid(sheet: Sheet, strokes: Strokes, part: string | null): Sheet | null {
  const result = new Map(sheet);
  for (const stroke of strokes) {
    const room = (where: string, most: number): boolean => sizeOf([...(result.get(where) ?? []), stroke]) <= most;
    const last = Math.max(1, ...[...result].map(([each, drawn]) => (drawn.length > 0 ? pieceOf(each) : 0)));
    const pieces = [last, last + 1].filter((piece) => piece <= MAX_PIECES).map((piece) => `scene-${piece}`);
    const where = part !== null && room(part, MAX_POINTS) ? part : pieces.find((piece) => room(piece, MAX_PIECE_POINTS));
    if (where === undefined) {
      return null;
    }
    result.set(where, [...(result.get(where) ?? []), stroke]);
  }
  return result;
}
