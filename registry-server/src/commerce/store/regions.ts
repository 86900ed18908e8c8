export interface Region {
  /** Its number in the official register, which is part of its code. */
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** The sixteen voivodships, alphabetically, by their numbers in the register of places (TERYT). */
const VOIVODSHIPS: readonly (readonly [number, string])[] = [
  [2, 'dolnośląskie'],
  [4, 'kujawsko-pomorskie'],
  [6, 'lubelskie'],
  [8, 'lubuskie'],
  [10, 'łódzkie'],
  [12, 'małopolskie'],
  [14, 'mazowieckie'],
  [16, 'opolskie'],
  [18, 'podkarpackie'],
  [20, 'podlaskie'],
  [22, 'pomorskie'],
  [24, 'śląskie'],
  [26, 'świętokrzyskie'],
  [28, 'warmińsko-mazurskie'],
  [30, 'wielkopolskie'],
  [32, 'zachodniopomorskie'],
];

const REGIONS: Readonly<Record<string, readonly Region[]>> = {
  PL: VOIVODSHIPS.map(([id, name]) => ({ id, code: `PL-${String(id).padStart(2, '0')}`, name })),
};

/** The regions that addresses of a country may name; null, as the contract says, where it has none. */
export function regionsOf(country: string): readonly Region[] | null {
  return REGIONS[country] ?? null;
}
