import { findDefinition, isRichText, type PageDocument, type PlacedModule } from '@witryna/module-schemas';
import { escapeHtml } from '../../text/escape-html.ts';
import { richTextToHtml } from './rich-text-html.ts';

type SchemaNode = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly 'x-richText'?: boolean;
  readonly 'x-reference'?: string;
  readonly 'x-href'?: unknown;
};

/** Fields whose words head what follows. */
const HEADINGS = new Set(['heading', 'title']);

/**
 * The words of a page as plain HTML, for channels that know no modules: headings, paragraphs and rich text in the
 * order of the page, found by the schemas of the modules. What no schema knows is left out.
 */
export function pageToHtml(page: PageDocument): string {
  return page.slots.main.map((id) => moduleToHtml(page, id)).join('');
}

function moduleToHtml(page: PageDocument, id: string): string {
  const placed = page.containers[id];
  if (!placed) return '';
  const inner = Object.values(placed.slots ?? {}).flatMap((ids) => ids.map((each) => moduleToHtml(page, each)));
  return wordsOf(placed) + inner.join('');
}

function wordsOf({ driver, settings }: PlacedModule): string {
  const definition = findDefinition(driver);
  if (!definition) return '';
  const schema = definition.settings as unknown as SchemaNode;
  return Object.entries(schema.properties ?? {})
    .map(([name, property]) =>
      toHtml(property, settings[name], driver === 'heading' && name === 'text' ? 'heading' : name),
    )
    .join('');
}

function toHtml(schema: SchemaNode, value: unknown, name: string): string {
  if (value === undefined || value === null || value === '') return '';
  if (schema['x-richText']) return isRichText(value) ? richTextToHtml(value) : '';
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.map((item) => toHtml(items, item, name)).join('') : '';
  }
  if (typeof value === 'object') {
    return Object.entries(schema.properties ?? {})
      .map(([key, property]) => toHtml(property, (value as Record<string, unknown>)[key], key))
      .join('');
  }
  if (typeof value !== 'string' || !isWords(schema)) return '';
  const tag = HEADINGS.has(name) ? 'h2' : 'p';
  return `<${tag}>${escapeHtml(value)}</${tag}>`;
}

/** Text that people read, not a choice, a colour, an address or a key. */
function isWords(schema: SchemaNode): boolean {
  const { type, enum: choices, pattern, format } = schema;
  const isName = schema['x-reference'] !== undefined || schema['x-href'] !== undefined;
  return type === 'string' && !choices && !pattern && !format && !isName;
}
