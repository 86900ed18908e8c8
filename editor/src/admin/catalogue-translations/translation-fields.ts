import { LONGEST_DOCUMENT_TITLE } from '@witryna/module-schemas';
import type { TranslationOriginal } from '../../api/commerce/catalogue-translations.ts';
import { t } from '../../i18n/pl.ts';

/** One text of a thing: where it stands, what the catalogue says there, and how it is typed. */
export interface TranslationField {
  /** A JSON pointer into the words: `/name`, `/specification/steps/0/heading`; of a document by its file. */
  readonly path: string;
  readonly label: string;
  readonly original: string;
  /** One line, a text, or a list with an entry in each line. */
  readonly shape: 'line' | 'text' | 'list';
  readonly maxLength?: number;
}

type Specification = NonNullable<TranslationOriginal['specification']>;
type Section = NonNullable<Specification['hero']>;

const LISTS = ['description', 'benefits', 'usage', 'warnings'] as const;
const META = ['title', 'description', 'keywords'] as const;
const LONGEST_ADDRESS = 240;
const LONGEST_LINE = 200;
const LONGEST_SUMMARY = 400;
const LONGEST_TEXT = 4_000;

/** What of a thing can be said in another language: what the catalogue says of it, and its address. */
export function translationFields(original: TranslationOriginal): TranslationField[] {
  const words = t.catalogueTranslations.parts;
  const { name, address, page, text, summary, documents = [], specification, meta } = original;
  return [
    { path: '/name', label: words.name, original: name, shape: 'line', maxLength: LONGEST_LINE },
    ...(address === undefined
      ? []
      : [
          {
            path: '/address',
            label: words.address,
            original: address,
            shape: 'line' as const,
            maxLength: LONGEST_ADDRESS,
          },
        ]),
    ...aLine('/page', words.page, page, LONGEST_LINE),
    ...aText('/text', words.text, text, LONGEST_TEXT),
    ...aText('/summary', words.summary, summary, LONGEST_SUMMARY),
    ...LISTS.flatMap((part) => aList(`/${part}`, words[part], original[part])),
    ...documents.flatMap(({ file, title }, index) =>
      aLine(titlePath(file), words.documentTitle(index + 1), title, LONGEST_DOCUMENT_TITLE),
    ),
    ...sectionsOf(specification).flatMap(({ path, section }, index) => [
      ...aLine(`${path}/heading`, words.sectionHeading(index + 1), section.heading, LONGEST_LINE),
      ...aText(`${path}/text`, words.sectionText(index + 1), section.text, LONGEST_TEXT),
    ]),
    ...META.flatMap((part) => aLine(`/meta/${part}`, words.meta[part], meta?.[part], LONGEST_SUMMARY)),
  ];
}

/** Where the title of a document is typed. Its file names it: a language may have titles of some documents only. */
export const titlePath = (file: number): string => `/documents/${file}/title`;

/** The sections of a specification with where they stand. */
export function sectionsOf(
  specification: Specification | undefined,
): { readonly path: string; readonly section: Section }[] {
  const { hero, steps = [], columns = [] } = specification ?? {};
  return [
    ...(hero ? [{ path: '/specification/hero', section: hero }] : []),
    ...steps.map((section, index) => ({ path: `/specification/steps/${index}`, section })),
    ...columns.map((section, index) => ({ path: `/specification/columns/${index}`, section })),
  ];
}

function aLine(path: string, label: string, original: string | undefined, maxLength: number): TranslationField[] {
  return original ? [{ path, label, original, shape: 'line', maxLength }] : [];
}

function aText(path: string, label: string, original: string | undefined, maxLength: number): TranslationField[] {
  return original ? [{ path, label, original, shape: 'text', maxLength }] : [];
}

function aList(path: string, label: string, original: readonly string[] | undefined): TranslationField[] {
  return original && original.length > 0 ? [{ path, label, original: original.join('\n'), shape: 'list' }] : [];
}
