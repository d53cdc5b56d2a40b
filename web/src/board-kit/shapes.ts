import type { GameEvent } from '../net/types';

/**
 * Typed access to the facts and events of a game, whose types are generated from its shapes.json.
 *
 * @param defaults the facts as long as there are none, as in a lobby
 */
export const gameShapes = <Facts extends object, Event>(defaults: Facts) => ({
  factsOf: (info: { facts?: unknown } | null): Facts => ({ ...defaults, ...(info?.facts as Partial<Facts> | undefined) }),
  eventsOf: (events: readonly GameEvent[]): readonly Event[] => events as readonly Event[],
});
