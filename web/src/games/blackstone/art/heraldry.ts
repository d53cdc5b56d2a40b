import { faction, type Faction, role, type Role } from '../cards';

/** A field and what is painted on it. The four differ in lightness too, for those who see no colours. */
export const FIELDS: Record<Faction, { field: string; charge: string }> = {
  lion: { field: '#e0a526', charge: '#3a1d08' },
  dragon: { field: '#a5302a', charge: '#fbe9c6' },
  stag: { field: '#2b7390', charge: '#f3f2e2' },
  raven: { field: '#2d2838', charge: '#e9e1f2' },
};

export const BLANK = { field: '#8d8065', charge: '#fff8e6' };

export function arms(face: string): { faction: Faction | null; role: Role | null; field: string; charge: string } {
  const house = faction(face);
  return { faction: house, role: role(face), ...(house === null ? BLANK : FIELDS[house]) };
}
