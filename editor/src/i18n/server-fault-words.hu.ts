import type { ServerFaultWords } from './server-fault-words.ts';

export const serverFaultWords: ServerFaultWords = {
  missing: {
    product: (key) => `Nincs ilyen termék: „${key}”.`,
    article: (key) => `Nincs cikk ezen a címen: „${key}”.`,
    author: (key) => `Nincs ilyen szerző: „${key}”.`,
    'article-category': (key) => `Nincs ilyen cikk-kategória: „${key}”.`,
    'article-filter': (key) => `Nincs ilyen cikkszűrő: „${key}”.`,
    navigation: (key) => `Nincs ilyen navigáció: „${key}”.`,
    banner: (key) => `Nincs ilyen banner: „${key}”.`,
    gallery: (key) => `Nincs ilyen galéria: „${key}”.`,
    'shared-link': (key) => `Nincs ilyen közös hivatkozás: „${key}”.`,
    page: (key) => `Nincs ilyen oldal: „${key}”.`,
    file: (key) => `Nincs ${key} számú fájl.`,
    snippet: (key) => `Nincs ilyen részlet: „${key}”.`,
    brand: (key) => `Nincs ilyen márka: „${key}”.`,
    category: (key) => `Nincs ilyen kategória: „${key}”.`,
    line: (key) => `Nincs ilyen termékcsalád: „${key}”.`,
    filter: (key) => `Nincs ilyen szűrőkészlet: „${key}”.`,
  },
  missingAnything: 'Az itt kiválasztott elem már nincs meg.',
  fileKind: {
    image: 'Ez a fájl más fajtájú: válasszon képet.',
    video: 'Ez a fájl más fajtájú: válasszon videót.',
    attachment: 'Ez a fájl más fajtájú: válasszon PDF-dokumentumot.',
    captions: 'Ez a fájl más fajtájú: válasszon feliratfájlt.',
  },
  anchorForm: (longest) =>
    `A horgony ékezet nélküli kisbetűkből, számjegyekből és kötőjelekből áll, betűvel kezdődik, és legfeljebb ${longest} karakter, például hogyan-hasznald.`,
  anchorReserved: (anchor) => `A(z) „${anchor}” nevet maga a bolt használja. Válasszon másik horgonyt.`,
  anchorTwice: (anchor) =>
    `A(z) „${anchor}” horgony többször szerepel ezen az oldalon. Egy hivatkozás csak egy helyre vezethet.`,
  unknownModule: (driver) => `Ismeretlen modul: „${driver}”.`,
  unknownSlot: (module) => `A(z) „${module}” modulnak nincs ilyen helye a benne lévő elemeknek.`,
  slotMax: (slot, max) => `A(z) „${slot}” helyen legfeljebb ${max} modul lehet.`,
  slotAccepts: (slot, module) => `A(z) „${slot}” helyre nem kerülhet „${module}” modul.`,
  pageDepth: (max) => `A modulok ${max} szintnél mélyebben vannak egymásba ágyazva.`,
  pageSize: (max) => `Egy oldalon a részletekkel együtt legfeljebb ${max} modul lehet.`,
  snippetCircle: 'Egy részlet nem tartalmazhatja önmagát, sem olyat, amely őt tartalmazza.',
  parentCircle: 'Egy oldal nem állhat önmaga alatt: válasszon másik szülőoldalt.',
};
