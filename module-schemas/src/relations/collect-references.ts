import type { ReferenceKind } from '../define-module.ts';
import { findDefinition } from '../driver.ts';
import { contentPropertiesSchemaOf } from '../page/content-properties.ts';
import type { PageDocument } from '../page/page.ts';
import { pageMetaSchema } from '../page/page-schema.ts';

/** One place of a page that points at an entity. */
export interface Reference {
  readonly kind: ReferenceKind;
  /** As text, whatever the schema says. */
  readonly key: string;
  /** JSON pointer into the document. */
  readonly path: string;
  readonly placedModuleId?: string;
}

type SchemaNode = {
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly oneOf?: readonly SchemaNode[];
  readonly 'x-reference'?: ReferenceKind;
};

type Report = (kind: ReferenceKind, key: string, path: string) => void;

/** Every place of a page that points at an entity, in the order of the page. */
export function collectReferences(page: PageDocument): Reference[] {
  const found: Reference[] = [];
  const report: Report = (kind, key, path) => found.push({ kind, key, path });
  for (const placed of Object.values(page.containers)) {
    const definition = findDefinition(placed.driver);
    if (!definition) continue;
    const inModule: Report = (kind, key, path) => found.push({ kind, key, path, placedModuleId: placed.id });
    collect(
      definition.settings as unknown as SchemaNode,
      placed.settings,
      `/containers/${placed.id}/settings`,
      inModule,
    );
  }
  collect(pageMetaSchema as unknown as SchemaNode, page.properties.meta, '/properties/meta', report);
  const contentSchema = contentPropertiesSchemaOf(page.type) as unknown as SchemaNode;
  collect(contentSchema, page.contentProperties, '/contentProperties', report);
  return found;
}

function collect(schema: SchemaNode, value: unknown, path: string, report: Report): void {
  if (value === undefined || value === null) return;
  const kind = schema['x-reference'];
  if (kind && (typeof value === 'string' || typeof value === 'number')) {
    report(kind, String(value), path);
    return;
  }
  if (Array.isArray(value)) {
    const { items } = schema;
    if (items) for (const [index, item] of value.entries()) collect(items, item, `${path}/${index}`, report);
    return;
  }
  if (typeof value !== 'object') return;
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    collect(property, (value as Record<string, unknown>)[name], `${path}/${name}`, report);
  for (const branch of schema.oneOf ?? []) collect(branch, value, path, report);
}
