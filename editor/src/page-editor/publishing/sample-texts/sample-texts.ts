import {
  DRIVERS,
  type Driver,
  isRecord,
  moduleExamples,
  type PageDocument,
  type PlacedModule,
  walkPage,
} from '@witryna/module-schemas';

/** The fields of a module that still say what it says when it is placed. */
export interface SampleTexts {
  readonly placed: PlacedModule;
  /** Pointers into its settings, in their order; at least one. */
  readonly pointers: readonly string[];
}

/**
 * The modules of a page, in their order, whose fields have words of the example that they began with; not those of
 * `published`, which readers know already, nor of modules that show what the page is about.
 */
export function sampleTextsOf(page: PageDocument, published: PageDocument | undefined): readonly SampleTexts[] {
  const found: SampleTexts[] = [];
  for (const { placed } of walkPage(page)) {
    const before = new Set(samplePointers(published?.containers[placed.id]));
    const pointers = samplePointers(placed).filter((pointer) => !before.has(pointer));
    if (pointers.length > 0) found.push({ placed, pointers });
  }
  return found;
}

function samplePointers(placed: PlacedModule | undefined): readonly string[] {
  if (!placed || !isDriver(placed.driver) || placed.settings.source === 'current') return [];
  const { typical } = moduleExamples[placed.driver];
  const samples = new Set(textsIn(typical).flatMap(({ words }) => words));
  return textsIn(placed.settings).flatMap(({ pointer, words }) =>
    words.some((each) => samples.has(each)) ? [pointer] : [],
  );
}

interface FieldText {
  readonly pointer: string;
  /** Of formatted text one for each of its runs. */
  readonly words: readonly string[];
}

/** Every field that holds several words: codes, colours and choices are one word each, and a name of one is nobody's. */
function textsIn(value: unknown, pointer = ''): readonly FieldText[] {
  if (typeof value === 'string') return value.trim().includes(' ') ? [{ pointer, words: [value] }] : [];
  if (Array.isArray(value)) return value.flatMap((item, at) => textsIn(item, `${pointer}/${at}`));
  if (!isRecord(value)) return [];
  const inside = Object.entries(value).flatMap(([name, each]) => textsIn(each, `${pointer}/${name}`));
  if (value.type !== 'doc') return inside;
  const words = inside.flatMap((text) => text.words);
  return words.length > 0 ? [{ pointer, words }] : [];
}

const isDriver = (driver: string): driver is Driver => DRIVERS.some((known) => known === driver);
