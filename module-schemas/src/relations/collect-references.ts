import type { ReferenceKind } from '../define-module.ts';
import { findDefinition } from '../driver.ts';
import { contentPropertiesSchemaOf } from '../page/content-properties.ts';
import type { PageDocument } from '../page/page.ts';
import { pageMetaSchema } from '../page/page-schema.ts';
import type { FileKind } from '../shared/file-kind.ts';

/** One place of a page that points at an entity. */
export interface Reference {
  readonly kind: ReferenceKind;
  /** As text, whatever the schema says. */
  readonly key: string;
  /** JSON pointer into the document. */
  readonly path: string;
  readonly placedModuleId?: string;
  /** Of a file: the kind that the place takes, where it does not take all. */
  readonly fileType?: FileKind;
}

export type SchemaNode = {
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly const?: unknown;
  readonly oneOf?: readonly SchemaNode[];
  readonly 'x-reference'?: ReferenceKind;
  readonly 'x-fileType'?: FileKind;
  readonly 'x-href'?: boolean;
  readonly 'x-richText'?: boolean;
};

type Report = (found: Reference) => void;

/** Every place of a page that points at an entity, in the order of the page. */
export function collectReferences(page: PageDocument): Reference[] {
  const found: Reference[] = [];
  const report: Report = (reference) => found.push(reference);
  for (const placed of Object.values(page.containers)) {
    const definition = findDefinition(placed.driver);
    if (!definition) continue;
    const inModule: Report = (reference) => found.push({ ...reference, placedModuleId: placed.id });
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
    const fileType = schema['x-fileType'];
    report({ kind, key: String(value), path, ...(fileType && { fileType }) });
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
  for (const branch of schema.oneOf ?? []) if (isMeant(branch, value)) collect(branch, value, path, report);
}

/** Whether a value says that it is of this branch: branches that are not meant may have fields of the same name. */
export function isMeant({ properties = {} }: SchemaNode, value: object): boolean {
  return Object.entries(properties).every(([name, property]) => {
    const given = (value as Record<string, unknown>)[name];
    return property.const === undefined || given === undefined || given === property.const;
  });
}
