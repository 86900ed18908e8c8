import { findDefinition } from '../driver.ts';
import { isRecord } from '../is-record.ts';
import { contentPropertiesSchemaOf } from '../page/content-properties.ts';
import type { PageDocument } from '../page/page.ts';
import { isMeant, type SchemaNode } from './collect-references.ts';

/** A link of a page to an address of the shop itself. */
export interface OwnLink {
  /** Without slashes at its ends, parameters and anchor; empty for the home page. */
  readonly slug: string;
  /** JSON pointer into the document. */
  readonly path: string;
  readonly placedModuleId?: string;
}

type Report = (href: string, path: string) => void;

/** Every link of a page to an address of its own shop, also those inside formatted texts. */
export function collectLinks(page: PageDocument): OwnLink[] {
  const found: OwnLink[] = [];
  const reportAs =
    (placedModuleId?: string): Report =>
    (href, path) => {
      const slug = slugOfLink(href);
      if (slug !== undefined) found.push({ slug, path, ...(placedModuleId !== undefined && { placedModuleId }) });
    };
  for (const { id, driver, settings } of Object.values(page.containers)) {
    const schema = findDefinition(driver)?.settings as SchemaNode | undefined;
    if (schema) collect(schema, settings, `/containers/${id}/settings`, reportAs(id));
  }
  const contentSchema = contentPropertiesSchemaOf(page.type) as unknown as SchemaNode;
  collect(contentSchema, page.contentProperties, '/contentProperties', reportAs());
  return found;
}

/** The slug that a link leads to; undefined for one that leaves the shop or stays on its page. */
function slugOfLink(href: string): string | undefined {
  if (!href.startsWith('/') || href.startsWith('//')) return undefined;
  const [path = ''] = href.split(/[?#]/, 1);
  return path.replace(/^\/+/, '').replace(/\/$/, '');
}

function collect(schema: SchemaNode, value: unknown, path: string, report: Report): void {
  if (schema['x-href']) {
    if (typeof value === 'string') report(value, path);
  } else if (schema['x-richText']) collectInText(value, path, report);
  else if (Array.isArray(value)) {
    const { items } = schema;
    if (items) for (const [index, item] of value.entries()) collect(items, item, `${path}/${index}`, report);
  } else if (isRecord(value)) {
    for (const [name, property] of Object.entries(schema.properties ?? {}))
      collect(property, value[name], `${path}/${name}`, report);
    for (const branch of schema.oneOf ?? []) if (isMeant(branch, value)) collect(branch, value, path, report);
  }
}

/** Links are marks of its texts. */
function collectInText(node: unknown, path: string, report: Report): void {
  if (!isRecord(node)) return;
  const { content, marks } = node;
  for (const [index, mark] of (Array.isArray(marks) ? marks : []).entries())
    if (isRecord(mark) && mark.type === 'link' && isRecord(mark.attrs) && typeof mark.attrs.href === 'string')
      report(mark.attrs.href, `${path}/marks/${index}/attrs/href`);
  for (const [index, inner] of (Array.isArray(content) ? content : []).entries())
    collectInText(inner, `${path}/content/${index}`, report);
}
