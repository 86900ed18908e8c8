import { createHash } from 'node:crypto';
import {
  collectLinks,
  collectReferences,
  contentPropertiesSchemas,
  isContentKind,
  migratePage,
  moduleDefinitions,
  type PageDocument,
  type Reference,
  trimSign,
} from '@witryna/module-schemas';
import { columnsOf, insertMany } from '../../database/insert-many.ts';
import type { Trx } from '../../database/transaction.ts';
import { isReservedSlug } from '../slug.ts';
import type { ContentReferenceTable } from './references.tables.ts';

/** Longest key and path that are kept: a draft may hold any text, and nothing has a longer key. */
const MAX_KEY = 255;
const MAX_PATH = 1_000;
const MAX_FILE = 2_147_483_647;

const COLUMNS = columnsOf<'content_reference'>()([
  'pageId',
  'state',
  'kind',
  'key',
  'path',
  'placedModuleId',
  'driver',
]);

const SECTION_COLUMNS = columnsOf<'saved_section_reference'>()(['sectionId', 'kind', 'key']);

/** The key under which a reference is kept and looked for; undefined for one that nothing can have. */
export function indexedKey(kind: Reference['kind'], key: string): string | undefined {
  if (kind === 'file') {
    const id = Number(key);
    return Number.isInteger(id) && id >= 1 && id <= MAX_FILE ? String(id) : undefined;
  }
  const known = isContentKind(kind) ? trimSign(key, '/') : key;
  return known === '' || known.length > MAX_KEY || known.includes('\0') ? undefined : known;
}

/** Writes down what a state of a page points at, in place of what was written before. */
export async function indexReferences(
  trx: Trx,
  pageId: number,
  state: ContentReferenceTable['state'],
  document: PageDocument,
): Promise<void> {
  await dropReferences(trx, pageId, state);
  const page = migratePage(document);
  const rows = indexedReferences(page).map(({ kind, key, path, placedModuleId }) => {
    const placed = placedModuleId === undefined ? undefined : page.containers[placedModuleId];
    return {
      pageId,
      state,
      kind,
      key,
      path: withoutZero(path).slice(0, MAX_PATH),
      placedModuleId: placed ? withoutZero(placed.id) : null,
      driver: placed?.driver ?? null,
    };
  });
  // Only readers follow them.
  const links = state === 'published' ? collectLinks(page).filter(({ slug }) => isLookedFor(slug)) : [];
  const linkRows = links.map(({ slug, path, placedModuleId }) => ({
    pageId,
    state,
    kind: 'link' as const,
    key: slug,
    path: path.slice(0, MAX_PATH),
    placedModuleId: placedModuleId ?? null,
    driver: placedModuleId === undefined ? null : (page.containers[placedModuleId]?.driver ?? null),
  }));
  await insertMany(trx, 'content_reference', COLUMNS, [...rows, ...linkRows]);
}

/** Writes down what a saved section points at, in place of what was written before. */
export async function indexSectionReferences(trx: Trx, sectionId: number, section: PageDocument): Promise<void> {
  await trx.deleteFrom('saved_section_reference').where('sectionId', '=', sectionId).execute();
  const found = indexedReferences(migratePage(section)).map(({ kind, key }) => ({ sectionId, kind, key }));
  const distinct = new Map(found.map((row) => [`${row.kind} ${row.key}`, row]));
  await insertMany(trx, 'saved_section_reference', SECTION_COLUMNS, [...distinct.values()]);
}

/** What a page in its newest shape points at, under the keys that are kept. */
function indexedReferences(page: PageDocument): Reference[] {
  return collectReferences(page).flatMap((reference) => {
    const key = indexedKey(reference.kind, reference.key);
    return key === undefined ? [] : [{ ...reference, key }];
  });
}

export async function dropReferences(trx: Trx, pageId: number, state: ContentReferenceTable['state']): Promise<void> {
  await trx.deleteFrom('content_reference').where('pageId', '=', pageId).where('state', '=', state).execute();
}

/** The home page and the shop's own screens are always there; files (`/rss.xml`) are no pages. */
function isLookedFor(slug: string): boolean {
  return slug !== '' && slug.length <= MAX_KEY && !isReservedSlug(slug) && !/\.[a-z0-9]+$/i.test(slug);
}

/** PostgreSQL takes no zero byte. */
const withoutZero = (text: string) => text.replaceAll('\0', '');

/** Names the schemas that references are found by: pages that were read with others are read anew. */
export const INDEXED_BY = createHash('sha256')
  .update(JSON.stringify([Object.values(moduleDefinitions), contentPropertiesSchemas, 'links']))
  .digest('base64url')
  .slice(0, 16);
