import { createSeededRandom, pick } from './seeded-random.ts';
import { readTowns, type Town } from './towns.ts';

/** An address somewhere in a town. */
export interface SamplePoint {
  readonly town: Town;
  /** Counts from 1 within the town. */
  readonly number: number;
  readonly street: string;
  readonly building: string;
  readonly postcode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly description: string;
  /** For whatever else is random about it. */
  readonly random: () => number;
}

export interface SamplePointOptions {
  /** Another number gives other places. */
  readonly seed: number;
  readonly perThousandPeople: number;
}

const STREETS = [
  'Długa',
  'Krótka',
  'Polna',
  'Leśna',
  'Słoneczna',
  'Szkolna',
  'Ogrodowa',
  'Lipowa',
  'Łąkowa',
  'Brzozowa',
  'Kwiatowa',
  'Kościelna',
  'Sosnowa',
  'Zielona',
  'Parkowa',
  'Akacjowa',
  'Kolejowa',
  'Wiśniowa',
  'Jasna',
  'Dworcowa',
  'Mickiewicza',
  'Słowackiego',
  'Sienkiewicza',
  'Kościuszki',
  'Piłsudskiego',
  'Kopernika',
  'Chopina',
  'Reymonta',
  'Konopnickiej',
  'Żeromskiego',
  'Wojska Polskiego',
  '3 Maja',
  '11 Listopada',
  'Rynek',
  'Piaskowa',
  'Warszawska',
  'Krakowska',
  'Gdańska',
  'Poznańska',
  'Wrocławska',
  'Łódzka',
  'Lubelska',
  'Młyńska',
  'Nadrzeczna',
  'Górna',
  'Dolna',
  'Jagiellońska',
  'Zamkowa',
  'Źródlana',
  'Świętojańska',
  'Ćwiartki',
  'Bohaterów',
  'Przemysłowa',
  'Handlowa',
] as const;

const DESCRIPTIONS = [
  'Przy sklepie Lewiatan',
  'Przy sklepie Dino',
  'Przy stacji paliw',
  'Obok apteki',
  'Na parkingu marketu',
  'Przy przystanku autobusowym',
  'Na osiedlu, obok śmietników',
  'Przy urzędzie pocztowym',
  'Obok przedszkola',
  'Wejście od strony parku',
  'Przy dworcu',
  'Przy pawilonie handlowym',
] as const;

const METERS_PER_DEGREE = 111_195;
/** Thousands of people who share the first three digits of their postal codes. */
const PEOPLE_OF_BEGINNING = 40;

/** Addresses all over Poland, more of them where more people live; the same every time. */
export function createSamplePoints({ seed, perThousandPeople }: SamplePointOptions): SamplePoint[] {
  return readTowns().flatMap((town, index) => {
    const random = createSeededRandom(seed * 1_000 + index);
    const count = Math.max(1, Math.round(town.thousands * perThousandPeople));
    return Array.from({ length: count }, (_, at) => samplePointIn(town, at + 1, random));
  });
}

function samplePointIn(town: Town, number: number, random: () => number): SamplePoint {
  // Towns grow in area as they do in people.
  const radius = (600 + 280 * Math.sqrt(town.thousands)) * Math.sqrt(random());
  const angle = random() * 2 * Math.PI;
  const degrees = radius / METERS_PER_DEGREE;
  const longitudeScale = Math.cos((town.latitude * Math.PI) / 180);
  return {
    town,
    number,
    street: pick(STREETS, random),
    building: `${1 + Math.floor(random() * 120)}${random() < 0.15 ? 'A' : ''}`,
    postcode: postcodeIn(town, random),
    latitude: round(town.latitude + degrees * Math.sin(angle)),
    longitude: round(town.longitude + (degrees * Math.cos(angle)) / longitudeScale),
    description: pick(DESCRIPTIONS, random),
    random: createSeededRandom(Math.floor(random() * 2 ** 32)),
  };
}

/** A large town has several beginnings of postal codes, one after the other. */
function postcodeIn({ postcodePrefix, thousands }: Town, random: () => number): string {
  const beginnings = Math.floor(thousands / PEOPLE_OF_BEGINNING) + 1;
  const begun = Number(postcodePrefix.replace('-', '')) + Math.floor(random() * beginnings);
  const digits = `${String(begun).padStart(3, '0')}${String(Math.floor(random() * 100)).padStart(2, '0')}`;
  return `${digits.slice(0, 2)}-${digits.slice(2)}`;
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
