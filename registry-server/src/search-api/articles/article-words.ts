import { isRecord, type PageDocument } from '@witryna/module-schemas';
import { stemsOf } from '../../search/index.ts';

/** What a word counts for by where it stands. */
export const WORD_WEIGHTS = { title: 8, lead: 3, body: 1 } as const;

/** Longer texts are found by their beginning. */
const MOST_SIGNS = 200_000;
/** Settings that people read, beside formatted texts. */
const READ_SETTINGS: ReadonlySet<string> = new Set([
  'heading',
  'title',
  'text',
  'lead',
  'caption',
  'description',
  'label',
  'quote',
]);

export interface ArticleTexts {
  readonly slug: string;
  readonly document: PageDocument;
}

/** The stems by which an article is found, each with the weight of its best place. */
export function articleWords({ slug, document }: ArticleTexts): Map<string, number> {
  const { lead, tags } = document.contentProperties;
  const words = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const stem of stemsOf(text)) words.set(stem, Math.max(weight, words.get(stem) ?? 0));
  };
  add(bodyOf(document), WORD_WEIGHTS.body);
  if (typeof lead === 'string') add(lead, WORD_WEIGHTS.lead);
  if (Array.isArray(tags)) add(tags.join(' '), WORD_WEIGHTS.lead);
  add(`${document.title} ${slug.replaceAll('/', ' ')}`, WORD_WEIGHTS.title);
  return words;
}

/** What the modules of a page say: formatted texts, headings and captions. */
function bodyOf({ containers }: Pick<PageDocument, 'containers'>): string {
  const texts: string[] = [];
  let signs = 0;
  const read = (value: unknown, name: string): void => {
    if (signs > MOST_SIGNS) return;
    if (typeof value === 'string') {
      if (!READ_SETTINGS.has(name)) return;
      texts.push(value);
      signs += value.length;
    } else if (Array.isArray(value)) {
      for (const item of value) read(item, name);
    } else if (isRecord(value)) {
      for (const [inner, each] of Object.entries(value)) read(each, inner);
    }
  };
  for (const { settings } of Object.values(containers)) read(settings, '');
  return texts.join(' ').slice(0, MOST_SIGNS);
}
