import { normalizeForSearch, type PageFault } from '@witryna/module-schemas';
import { NotAllowed, type StaffIdentity } from '../../access.ts';
import type { Db } from '../../database/dialects.ts';
import { describeError } from '../../error-messages/describe-error.ts';
import { AppError } from '../../errors.ts';
import {
  MOST_SECTIONS,
  mayChangeSection,
  migrateSection,
  nameOfSection,
  readModules,
  readSection,
  SavedSectionNameTaken,
  type SavedSectionsStore,
  TooManySavedSections,
} from '../saved-sections/index.ts';
import type { SiteDirectory } from '../sites/index.ts';

/** A saved section of the file. */
export interface IncomingSection {
  readonly name: string;
  readonly group?: string;
  readonly site?: string;
  readonly modules: unknown[];
}

/** What became, or would become, of a saved section. */
export interface SectionReport {
  readonly name: string;
  /** `kept`: there is one of that name that holds something else, and it stays. */
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'kept' | 'refused';
  readonly id?: number;
  /** Why it was refused. */
  readonly message?: string;
  readonly faults: PageFault[];
}

interface ImportSectionsOptions {
  readonly isDryRun: boolean;
  /** Whether sections of the file take the place of those that have their names. */
  readonly replaces: boolean;
  readonly defaultSite?: string | undefined;
  readonly staff: StaffIdentity;
}

interface ImportSectionsDeps {
  readonly db: Db;
  readonly sites: SiteDirectory;
  readonly savedSections: SavedSectionsStore;
}

/**
 * Imports saved sections one by one, found by their names. Unlike pages they have no versions to go back to, so one that
 * holds something else here is replaced only when that was asked for.
 */
export async function importSections(
  { db, sites, savedSections }: ImportSectionsDeps,
  incoming: readonly IncomingSection[],
  { isDryRun, replaces, defaultSite, staff }: ImportSectionsOptions,
): Promise<SectionReport[]> {
  const listed = await savedSections.list();
  const known = new Map(listed.map((row) => [normalizeForSearch(row.name), row]));
  const seen = new Set<string>();
  let count = listed.length;
  const reports: SectionReport[] = [];
  for (const section of incoming) reports.push(await importOne(section));
  return reports;

  async function importOne(section: IncomingSection): Promise<SectionReport> {
    const { name } = section;
    try {
      return { name, faults: [], ...(await apply(section)) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { sentence, details } = describeError(error, 'pl');
      return { name, outcome: 'refused', message: sentence, faults: (details?.faults ?? []) as PageFault[] };
    }
  }

  async function apply(section: IncomingSection): Promise<Pick<SectionReport, 'outcome' | 'id'>> {
    const named = nameOfSection(section);
    const key = normalizeForSearch(named.name);
    if (seen.has(key)) throw new SavedSectionNameTaken(named.name);
    seen.add(key);
    const { id: siteId, language } = sites.require(section.site ?? defaultSite);
    const modules = await readSection(db, siteId, named.name, section.modules);
    const content = { siteId, language, modules };
    const existing = known.get(key);
    const act = { staff, now: new Date() };
    if (!existing) {
      if (count >= MOST_SECTIONS) throw new TooManySavedSections(MOST_SECTIONS);
      count += 1;
      return isDryRun
        ? { outcome: 'created' }
        : { outcome: 'created', id: (await savedSections.create(named, content, act)).id };
    }
    const { id, version } = existing;
    const held = await savedSections.find(id);
    if (held && JSON.stringify(migrateSection(readModules(held.modules))) === JSON.stringify(modules))
      return { outcome: 'unchanged', id };
    if (!replaces) return { outcome: 'kept', id };
    if (!mayChangeSection(existing, staff)) throw new NotAllowed({ role: staff.role, needed: 'publisher' });
    if (!isDryRun) await savedSections.replace(id, version, content, act);
    return { outcome: 'updated', id };
  }
}
