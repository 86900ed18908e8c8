import type { PageDocument, PlacedModule } from '@witryna/module-schemas';
import { quote } from '../../i18n/quote.ts';
import { definitionOf } from '../definitions/index.ts';
import { subtreeOf } from '../document/index.ts';
import { pageEditor } from '../page-editor.pl.ts';

/** Settings that say in words what a module is about, the most telling first. */
const TELLING_FIELDS = ['heading', 'text', 'label', 'title', 'name', 'caption', 'eyebrow'];
const EXCERPT_LENGTH = 48;

/** Name of a module's kind. */
export function titleOfDriver(driver: string): string {
  return definitionOf(driver)?.title ?? pageEditor.unknownModule(driver);
}

/** The first words of what a placed module says; undefined when it says nothing by itself. */
function excerptOf({ settings }: PlacedModule): string | undefined {
  for (const field of TELLING_FIELDS) {
    const value = settings[field];
    if (isTelling(value)) return shorten(value.trim());
  }
  const text = firstText(settings.content);
  return text === undefined ? undefined : shorten(text);
}

/**
 * What a module says, and for one that says nothing by itself, as a container, the first heading in it, else the first
 * words in it.
 */
export function excerptWithin(page: PageDocument, id: string): string | undefined {
  const [placed, ...below] = subtreeOf(page, id) ?? [];
  if (!placed) return undefined;
  const own = excerptOf(placed);
  if (own !== undefined) return own;
  const headed = below.find(hasHeading);
  if (headed) return excerptOf(headed);
  return below.map(excerptOf).find((excerpt) => excerpt !== undefined);
}

const hasHeading = ({ driver, settings }: PlacedModule) =>
  isTelling(settings.heading) || (driver === 'heading' && isTelling(settings.text));

/** The kind and the first words: Nagłówek „Pielęgnacja na poranek”. */
export function nameOfPlaced(placed: PlacedModule): string {
  const excerpt = excerptOf(placed);
  const title = titleOfDriver(placed.driver);
  return excerpt === undefined ? title : `${title} ${quote(excerpt)}`;
}

const isTelling = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function shorten(text: string): string {
  return text.length <= EXCERPT_LENGTH ? text : `${text.slice(0, EXCERPT_LENGTH - 1).trimEnd()}…`;
}

function firstText(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const { text, content } = node as { text?: unknown; content?: unknown };
  if (typeof text === 'string' && text.trim() !== '') return text.trim();
  if (!Array.isArray(content)) return undefined;
  for (const child of content) {
    const found = firstText(child);
    if (found !== undefined) return found;
  }
  return undefined;
}
