import type { ReferenceKind } from '../define-module.ts';
import { findDefinition } from '../driver.ts';
import { isRecord } from '../is-record.ts';
import { contentPropertiesSchemaOf } from '../page/content-properties.ts';
import type { PageDocument } from '../page/page.ts';
import { isMeant, type SchemaNode } from './collect-references.ts';

/** What stands for a reference or a link; the same where nothing else does. */
export interface ReferenceReplacer {
  readonly reference: (kind: ReferenceKind, key: string) => string;
  readonly href: (href: string) => string;
}

/** The page with other references and links, those in rich text among them; what no schema knows stays as it is. */
export function replaceReferences(page: PageDocument, replacer: ReferenceReplacer): PageDocument {
  const containers = Object.entries(page.containers).map(([id, placed]) => {
    const schema = findDefinition(placed.driver)?.settings as unknown as SchemaNode | undefined;
    const settings = schema
      ? (replaceIn(schema, placed.settings, replacer) as typeof placed.settings)
      : placed.settings;
    return [id, { ...placed, settings }] as const;
  });
  const contentSchema = contentPropertiesSchemaOf(page.type) as unknown as SchemaNode;
  const contentProperties = replaceIn(contentSchema, page.contentProperties, replacer);
  return {
    ...page,
    containers: Object.fromEntries(containers),
    contentProperties: contentProperties as PageDocument['contentProperties'],
  };
}

function replaceIn(schema: SchemaNode, value: unknown, replacer: ReferenceReplacer): unknown {
  const kind = schema['x-reference'];
  if (kind) return typeof value === 'string' ? replacer.reference(kind, value) : value;
  if (schema['x-href']) return typeof value === 'string' ? replacer.href(value) : value;
  if (schema['x-richText']) return replaceInText(value, replacer);
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.map((item: unknown) => replaceIn(items, item, replacer)) : value;
  }
  if (!isRecord(value)) return value;
  const replaced = Object.entries(value).map(([name, inner]) => {
    const property = schema.properties && Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
    return [name, property ? replaceIn(property, inner, replacer) : inner] as const;
  });
  const meant = (schema.oneOf ?? []).filter((branch) => isMeant(branch, value));
  return meant.reduce<unknown>((current, branch) => replaceIn(branch, current, replacer), Object.fromEntries(replaced));
}

/** Links are marks of its texts; whatever else it holds is nothing that refers. */
function replaceInText(node: unknown, replacer: ReferenceReplacer): unknown {
  if (Array.isArray(node)) return node.map((each: unknown) => replaceInText(each, replacer));
  if (!isRecord(node)) return node;
  const { content, marks } = node;
  return {
    ...node,
    ...(content !== undefined && { content: replaceInText(content, replacer) }),
    ...(Array.isArray(marks) && { marks: marks.map((mark: unknown) => replaceInMark(mark, replacer)) }),
  };
}

function replaceInMark(mark: unknown, { href }: ReferenceReplacer): unknown {
  if (!isRecord(mark) || mark.type !== 'link' || !isRecord(mark.attrs)) return mark;
  const { attrs } = mark;
  return typeof attrs.href === 'string' ? { ...mark, attrs: { ...attrs, href: href(attrs.href) } } : mark;
}
