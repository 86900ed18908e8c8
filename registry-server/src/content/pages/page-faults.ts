import {
  isDriver,
  migratePage,
  type PageDocument,
  type PageFault,
  snippetKeyOf,
  validatePage,
  validateSnippets,
} from '@witryna/module-schemas';
import type { Db } from '../../database/dialects.ts';
import type { Trx } from '../../database/transaction.ts';
import { slugOf } from '../slug.ts';
import { findMissingReferences } from './missing-references.ts';
import { findAncestors } from './page-ancestors.ts';
import { askableKeys } from './related/askable-keys.ts';
import { loadSnippets } from './related/load-snippets.ts';

/** Most faults that one answer names; whoever has mended these is told the rest. */
export const MAX_FAULTS_TOLD = 200;

export interface PageFaultsQuery {
  readonly siteId: number;
  /** Undefined for a page that is not there yet, which nothing can stand below. */
  readonly slug: string | undefined;
  /** Of a snippet the key by which others place it. */
  readonly ownKey?: string | undefined;
  /** As it is stored. */
  readonly document: PageDocument;
  /** What readers saw last; asked for only when it matters. */
  readonly readPublished: () => Promise<PageDocument | undefined>;
}

/**
 * Everything for which a page is not published: what its schemas refuse, and what it points at that is not there.
 * What readers see already and no schema knows any more is no fault: naming it would lock the page.
 */
export async function findPageFaults(db: Db | Trx, query: PageFaultsQuery): Promise<PageFault[]> {
  const { siteId, slug, readPublished } = query;
  const document = migratePage(query.document);
  const faults = validatePage(document);
  const published = faults.some(isForgivable) ? await readPublished() : undefined;
  const left = published ? faults.filter((fault) => !isForgiven(fault, document, published)) : faults;
  const missing = await findMissingReferences(db, siteId, document);
  const ofSnippets = await findSnippetFaults(db, query, document);
  return [...left, ...ofSnippets, ...missing, ...(await findParentFaults(db, siteId, slug, document))].slice(
    0,
    MAX_FAULTS_TOLD,
  );
}

/** A page cannot stand below itself, nor below a page that stands below it. */
async function findParentFaults(
  db: Db | Trx,
  siteId: number,
  slug: string | undefined,
  document: PageDocument,
): Promise<PageFault[]> {
  const { parent } = document.contentProperties;
  if (slug === undefined || typeof parent !== 'string' || parent === '' || parent.includes('\0')) return [];
  const above = slugOf(parent);
  const isCircle =
    above === slug || (await findAncestors(db, siteId, above)).some((ancestor) => ancestor.slug === slug);
  if (!isCircle) return [];
  const message = 'Strona nie może leżeć pod sobą: wybierz inną stronę nadrzędną.';
  return [{ path: '/contentProperties/parent', rule: 'parent-circle', message }];
}

/** Faults of the snippets that it shows: a circle, too deep, too many modules. */
async function findSnippetFaults(db: Db | Trx, { siteId, ownKey }: PageFaultsQuery, document: PageDocument) {
  const keys = Object.values(document.containers).flatMap((placed) => snippetKeyOf(placed) ?? []);
  if (keys.length === 0) return [];
  const { found } = await loadSnippets(db, siteId, askableKeys(keys));
  return validateSnippets(document, found, ownKey);
}

/** Rules that a module may break when the newest code has forgotten it or one of its fields. */
const isForgivable = ({ rule }: PageFault) => rule === 'unknown-module' || rule === 'additionalProperties';

function isForgiven({ rule, path, placedModuleId }: PageFault, document: PageDocument, published: PageDocument) {
  if (placedModuleId === undefined) return false;
  const now = document.containers[placedModuleId];
  if (rule === 'unknown-module') return now !== undefined && driversOf(published).has(now.driver);
  if (rule !== 'additionalProperties') return false;
  const value = valueAt(document, path);
  return value !== undefined && JSON.stringify(value) === JSON.stringify(valueAt(published, path));
}

const driversOf = (page: PageDocument): ReadonlySet<string> =>
  new Set(Object.values(page.containers).flatMap(({ driver }) => (isDriver(driver) ? [] : [driver])));

/** What a JSON pointer leads to. */
function valueAt(document: unknown, pointer: string): unknown {
  let value = document;
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}
