import { findDefinition } from '../driver.ts';
import { isRecord } from '../is-record.ts';
import { contentPropertiesSchemaOf } from '../page/content-properties.ts';
import type { PageDocument } from '../page/page.ts';
import { pageMetaSchema } from '../page/page-schema.ts';
import { isMeant, type SchemaNode as ReferenceNode } from './collect-references.ts';

/** One text of a page that people read. */
export interface PageText {
  /** JSON pointer into the document. */
  readonly path: string;
  readonly text: string;
  readonly placedModuleId?: string;
}

type TextNode = ReferenceNode & {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, TextNode>>;
  readonly items?: TextNode;
  readonly oneOf?: readonly TextNode[];
};

type Change = (text: string, path: string) => string;

/** Every text of a page that people read, in the order of the page; no keys, addresses, colours and choices. */
export function collectTexts(page: PageDocument): PageText[] {
  const found: PageText[] = [];
  changeTexts(page, (text, path, placedModuleId) => {
    found.push({ path, text, ...(placedModuleId !== undefined && { placedModuleId }) });
    return text;
  });
  return found;
}

/** The page with other texts; all that is no text that people read stays as it is, also what no schema knows. */
export function changeTexts(
  page: PageDocument,
  change: (text: string, path: string, placedModuleId?: string) => string,
): PageDocument {
  const ofPage: Change = (text, path) => change(text, path);
  const title = change(page.title, '/title');
  const { robots, ...words } = page.properties.meta;
  const meta = changeIn(pageMetaSchema as unknown as TextNode, words, '/properties/meta', ofPage) as typeof words;
  const contentSchema = contentPropertiesSchemaOf(page.type) as unknown as TextNode;
  const content = changeIn(contentSchema, page.contentProperties, '/contentProperties', ofPage);
  const containers = Object.entries(page.containers).map(([id, placed]) => {
    const schema = findDefinition(placed.driver)?.settings as unknown as TextNode | undefined;
    if (!schema) return [id, placed] as const;
    const ofModule: Change = (text, path) => change(text, path, id);
    const settings = changeIn(schema, placed.settings, `/containers/${id}/settings`, ofModule);
    return [id, { ...placed, settings: settings as typeof placed.settings }] as const;
  });
  return {
    ...page,
    title,
    // What search engines are told is no text, though its schema leaves it free.
    properties: { ...page.properties, meta: { ...meta, ...(robots !== undefined && { robots }) } },
    contentProperties: content as PageDocument['contentProperties'],
    containers: Object.fromEntries(containers),
  };
}

/** What a string is when it is written for people: nothing says of which form it has to be. */
const RULES_OF_FORM = ['enum', 'const', 'pattern', 'format'];
const isWords = (schema: TextNode) =>
  schema.type === 'string' && Object.keys(schema).every((key) => !RULES_OF_FORM.includes(key) && !key.startsWith('x-'));

function changeIn(schema: TextNode, value: unknown, path: string, change: Change): unknown {
  if (schema['x-richText']) return changeInRichText(value, path, change);
  if (typeof value === 'string') return isWords(schema) ? change(value, path) : value;
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.map((item: unknown, at) => changeIn(items, item, `${path}/${at}`, change)) : value;
  }
  if (!isRecord(value)) return value;
  const own = schema.properties ?? {};
  const changed = Object.entries(value).map(([name, inner]) => {
    const property = Object.hasOwn(own, name) ? own[name] : undefined;
    return [name, property ? changeIn(property, inner, `${path}/${name}`, change) : inner] as const;
  });
  const meant = (schema.oneOf ?? []).filter((branch) => isMeant(branch, value));
  return meant.reduce<unknown>(
    (current, branch) => changeIn(branch, current, path, change),
    Object.fromEntries(changed),
  );
}

/** Each run of one formatting is a text: words that change it in their middle are two. */
function changeInRichText(node: unknown, path: string, change: Change): unknown {
  if (Array.isArray(node)) return node.map((each: unknown, at) => changeInRichText(each, `${path}/${at}`, change));
  if (!isRecord(node)) return node;
  const { text, content } = node;
  return {
    ...node,
    ...(node.type === 'text' && typeof text === 'string' && { text: change(text, `${path}/text`) }),
    ...(content !== undefined && { content: changeInRichText(content, `${path}/content`, change) }),
  };
}
