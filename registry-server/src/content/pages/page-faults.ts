import { isDriver, migratePage, type PageDocument, type PageFault, validatePage } from '@witryna/module-schemas';
import type { Db } from '../../database/dialects.ts';
import { findMissingReferences } from './missing-references.ts';

/** Most faults that one answer names; whoever has mended these is told the rest. */
export const MAX_FAULTS_TOLD = 200;

export interface PageFaultsQuery {
  readonly siteId: number;
  /** As it is stored. */
  readonly document: PageDocument;
  /** What readers saw last; asked for only when it matters. */
  readonly readPublished: () => Promise<PageDocument | undefined>;
}

/**
 * Everything for which a page is not published: what its schemas refuse, and what it points at that is not there.
 * What readers see already and no schema knows any more is no fault: naming it would lock the page.
 */
export async function findPageFaults(db: Db, query: PageFaultsQuery): Promise<PageFault[]> {
  const { siteId, readPublished } = query;
  const document = migratePage(query.document);
  const faults = validatePage(document);
  const published = faults.some(isForgivable) ? await readPublished() : undefined;
  const left = published ? faults.filter((fault) => !isForgiven(fault, document, published)) : faults;
  return [...left, ...(await findMissingReferences(db, siteId, document))].slice(0, MAX_FAULTS_TOLD);
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
