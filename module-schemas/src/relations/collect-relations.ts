import type { ReferenceKind } from '../define-module.ts';
import { findDefinition } from '../driver.ts';
import type { PageDocument } from '../page/page.ts';
import { articlePropertiesSchema, pageMetaSchema } from '../page/page-schema.ts';

export type Relations = Readonly<Record<ReferenceKind, readonly string[]>>;

type SchemaNode = {
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly oneOf?: readonly SchemaNode[];
  readonly 'x-reference'?: ReferenceKind;
};

type Found = Record<ReferenceKind, Set<string>>;

/** The keys of all entities that a page points at, by kind, each once, in the order of the page. */
export function collectRelations(page: PageDocument): Relations {
  const found: Found = {
    product: new Set(),
    article: new Set(),
    file: new Set(),
    snippet: new Set(),
    brand: new Set(),
    category: new Set(),
    line: new Set(),
  };
  for (const placed of Object.values(page.containers)) {
    const definition = findDefinition(placed.driver);
    if (definition) collect(definition.settings as unknown as SchemaNode, placed.settings, found);
  }
  collect(pageMetaSchema as unknown as SchemaNode, page.properties.meta, found);
  if (page.type === 'article') collect(articlePropertiesSchema as unknown as SchemaNode, page.contentProperties, found);
  return Object.fromEntries(Object.entries(found).map(([kind, keys]) => [kind, [...keys]])) as unknown as Relations;
}

function collect(schema: SchemaNode, value: unknown, found: Found): void {
  if (value === undefined || value === null) return;
  const kind = schema['x-reference'];
  if (kind && (typeof value === 'string' || typeof value === 'number')) {
    found[kind].add(String(value));
    return;
  }
  if (Array.isArray(value)) {
    if (schema.items) for (const item of value) collect(schema.items, item, found);
    return;
  }
  if (typeof value !== 'object') return;
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    collect(property, (value as Record<string, unknown>)[name], found);
  for (const branch of schema.oneOf ?? []) collect(branch, value, found);
}
