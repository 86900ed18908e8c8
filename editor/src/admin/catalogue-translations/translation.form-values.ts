import { trimSign } from '@witryna/module-schemas';
import type {
  StoredTranslation,
  TranslationOriginal,
  TranslationWords,
} from '../../api/commerce/catalogue-translations.ts';
import type { Faults } from '../../forms/faults-at-fields.ts';
import { t } from '../../i18n/pl.ts';
import { sectionsOf, type TranslationField, titlePath } from './translation-fields.ts';

/** What is typed, by the path of its field. */
export type TranslationValues = Readonly<Record<string, string>>;

type Words = Partial<Omit<StoredTranslation, 'language' | 'missing'>>;
type Specification = NonNullable<TranslationWords['specification']>;

/** What a language says at a path, as it is typed; empty where it says nothing. */
export function textAt(words: Words | undefined, path: string): string {
  let value: unknown = words && { ...words, documents: titlesByFile(words) };
  for (const key of path.split('/').slice(1))
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : '';
}

const titlesByFile = ({ documents = [] }: Words) =>
  Object.fromEntries(documents.map((document) => [document.file, document]));

export const toFormValues = (fields: readonly TranslationField[], words: Words | undefined): TranslationValues =>
  Object.fromEntries(fields.map(({ path }) => [path, textAt(words, path)]));

/** What is sent: words that were typed, and of what was left empty nothing. */
export function fromFormValues(original: TranslationOriginal, values: TranslationValues): TranslationWords {
  const { kind, key } = original;
  const line = (path: string) => (values[path] ?? '').trim();
  const list = (path: string) => lines(values[path] ?? '');
  const meta = { title: line('/meta/title'), description: line('/meta/description'), keywords: line('/meta/keywords') };
  const specification = specificationOf(original, line);
  const documents = (original.documents ?? []).flatMap(({ file }) => {
    const title = line(titlePath(file));
    return title ? [{ file, title }] : [];
  });
  return {
    kind,
    key,
    ...(line('/address') && { address: trimSign(line('/address'), '/') }),
    ...(line('/page') && { page: line('/page') }),
    ...(line('/name') && { name: line('/name') }),
    ...(line('/text') && { text: line('/text') }),
    ...(line('/summary') && { summary: line('/summary') }),
    ...(list('/description').length > 0 && { description: list('/description') }),
    ...(list('/benefits').length > 0 && { benefits: list('/benefits') }),
    ...(list('/usage').length > 0 && { usage: list('/usage') }),
    ...(list('/warnings').length > 0 && { warnings: list('/warnings') }),
    ...(documents.length > 0 && { documents }),
    ...(specification && { specification }),
    ...(Object.values(meta).some(Boolean) && {
      meta: {
        ...(meta.title && { title: meta.title }),
        ...(meta.description && { description: meta.description }),
        ...(meta.keywords && { keywords: meta.keywords }),
      },
    }),
  };
}

/** The sections of the original with the words of the language: their pictures and their order are the same everywhere. */
function specificationOf({ specification }: TranslationOriginal, line: (path: string) => string) {
  const sections = sectionsOf(specification);
  if (!specification || sections.every(({ path }) => !line(`${path}/heading`) && !line(`${path}/text`)))
    return undefined;
  const said = sections.map(({ path, section }) => {
    const text = line(`${path}/text`);
    const { image } = section;
    const heading = line(`${path}/heading`);
    return [path, { heading, ...(text && { text }), ...(image !== undefined && { image }) }] as const;
  });
  const below = (part: string) => said.flatMap(([path, section]) => (path.startsWith(part) ? [section] : []));
  const [hero] = below('/specification/hero');
  const { steps, columns } = specification;
  return {
    ...(hero && { hero }),
    ...(steps && { steps: below('/specification/steps/') }),
    ...(columns && { columns: below('/specification/columns/') }),
  } satisfies Specification;
}

/** What is wrong before anything is sent: a specification is told whole, or in the next language that has it. */
export function checkTranslation(original: TranslationOriginal, values: TranslationValues): Faults {
  const sections = sectionsOf(original.specification);
  const isEmpty = (path: string) => (values[path] ?? '').trim() === '';
  if (sections.every(({ path }) => isEmpty(`${path}/heading`) && isEmpty(`${path}/text`))) return {};
  const open = sections.filter(({ path }) => isEmpty(`${path}/heading`));
  return Object.fromEntries(open.map(({ path }) => [`${path}/heading`, [t.catalogueTranslations.wholeSpecification]]));
}

/** Faults of the server by the paths of the form's fields: those of an entry of a list stand at the list. */
export function faultsOfFields(faults: Faults, fields: readonly TranslationField[]): Faults {
  const found: Record<string, readonly string[]> = {};
  for (const [pointer, sentences] of Object.entries(faults)) {
    const path = pointer.replace(/^\/items\/0/, '');
    const field = fields.find((each) => path === each.path || path.startsWith(`${each.path}/`));
    const at = field?.path ?? path;
    found[at] = [...(found[at] ?? []), ...sentences];
  }
  return found;
}

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
