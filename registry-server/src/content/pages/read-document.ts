import {
  type ContentType,
  migratePage,
  normalizePage,
  type PageDocument,
  type PageFault,
  type PlacedModule,
  validatePage,
} from '@witryna/module-schemas';
import { PageInvalid } from './pages.errors.ts';

/** Rules that a module may break when the newest code has forgotten it or one of its fields. */
const FORGIVEN_WHEN_KEPT: ReadonlySet<string> = new Set(['unknown-module', 'additionalProperties']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const canBeMigrated = (page: PageDocument): boolean =>
  Object.values(page.containers).every((placed) => isRecord(placed) && isRecord(placed.settings));

/**
 * The document that a body holds: in its one form, in the newest shape, and checked.
 * What `previous` held already and no schema knows any more may stay as it was: refusing it would lock the page.
 * Content properties that do not fit stay in the draft: publishing names them.
 * @throws PageInvalid with every fault
 */
export function readDocument(input: unknown, type: ContentType, previous?: PageDocument): PageDocument {
  const normalized = normalizePage(input);
  const document = canBeMigrated(normalized) ? migratePage(normalized) : normalized;
  const faults = validatePage(document).filter(
    (fault) => !isOfContentProperties(fault) && !isForgiven(fault, document, previous),
  );
  if (faults.length === 0 && document.type !== type)
    faults.push({ path: '/type', rule: 'page-type', message: 'Rodzaju strony nie można zmienić.' });
  if (faults.length > 0) throw new PageInvalid(faults);
  return document;
}

const isOfContentProperties = ({ path }: PageFault) => path.startsWith('/contentProperties/');

function isForgiven(fault: PageFault, document: PageDocument, previous: PageDocument | undefined): boolean {
  if (!previous || fault.placedModuleId === undefined || !FORGIVEN_WHEN_KEPT.has(fault.rule)) return false;
  const before = previous.containers[fault.placedModuleId];
  const now = document.containers[fault.placedModuleId];
  return before !== undefined && now !== undefined && contentOf(before) === contentOf(now);
}

const contentOf = ({ driver, version, settings }: PlacedModule) => JSON.stringify([driver, version, settings]);
