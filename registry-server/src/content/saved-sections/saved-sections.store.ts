import { normalizeForSearch, type WordsQuery } from '@witryna/module-schemas';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import { engineOf } from '../../database/engine.ts';
import { brokenUniqueConstraint } from '../../database/failures.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { type FoundText, findTexts } from '../page-texts/index.ts';
import { INDEXED_BY, indexSectionReferences } from '../references/index.ts';
import { migrateSection, type SectionModules, sectionPage } from './read-section.ts';
import {
  SavedSectionChanged,
  SavedSectionMissing,
  SavedSectionNameTaken,
  TooManySavedSections,
} from './saved-sections.errors.ts';
import type { SavedSectionTable } from './saved-sections.tables.ts';

/** More than anybody finds their way in; it also keeps the list one answer. */
export const MOST_SECTIONS = 200;

/** A saved section as lists show it. */
export type SavedSectionRow = Omit<Selectable<SavedSectionTable>, 'modules' | 'nameKey' | 'indexedBy'>;

/** A section that has words in its texts. */
export interface SectionWithTexts {
  readonly section: SavedSectionRow;
  readonly texts: readonly FoundText[];
}

/** Who changes a section, and when. */
export interface SectionChange {
  readonly staff: { readonly id: number; readonly name: string };
  readonly now: Date;
}

/** What a section is called and kept under. */
export interface SectionName {
  readonly name: string;
  readonly group: string | null;
}

/** What a section holds, and where that was built. */
export interface SectionContent {
  readonly siteId: number;
  readonly language: string;
  readonly modules: SectionModules;
}

/** Sections in memory at a time. */
const AT_ONCE = 20;

const LISTED = [
  'id',
  'name',
  'groupName',
  'siteId',
  'language',
  'drivers',
  'moduleCount',
  'version',
  'createdAt',
  'createdById',
  'updatedAt',
  'updatedBy',
] as const;

/** Sections that editors keep, shared by all sites. */
export function createSavedSectionsStore(db: Db) {
  /** Writes what is set where the section is still at this version. */
  async function change(trx: Trx, id: number, version: number, set: Updateable<SavedSectionTable>) {
    const row = await trx
      .updateTable('saved_section')
      .set({ ...set, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning(LISTED)
      .executeTakeFirst();
    if (row) return row;
    const known = await trx.selectFrom('saved_section').select('id').where('id', '=', id).executeTakeFirst();
    throw known ? new SavedSectionChanged() : new SavedSectionMissing();
  }

  return {
    /** All of them by name. */
    list: (): Promise<SavedSectionRow[]> =>
      db.selectFrom('saved_section').select(LISTED).orderBy('nameKey').orderBy('id').limit(MOST_SECTIONS).execute(),

    /** Those with words in their texts, by name: saved on this site, or on any. */
    async findWithWords(words: WordsQuery, siteId: number | undefined): Promise<SectionWithTexts[]> {
      const found: SectionWithTexts[] = [];
      for (let after = 0; ; ) {
        const rows = await db
          .selectFrom('saved_section')
          .select([...LISTED, 'modules'])
          .where('id', '>', after)
          .$if(siteId !== undefined, (query) => query.where('siteId', '=', siteId ?? 0))
          .orderBy('id')
          .limit(AT_ONCE)
          .execute();
        for (const { modules, ...section } of rows) {
          after = section.id;
          const texts = findTexts(sectionPage(migrateSection(readModules(modules))), words);
          if (texts.length > 0) found.push({ section, texts });
        }
        if (rows.length < AT_ONCE) return found.toSorted((a, b) => a.section.name.localeCompare(b.section.name, 'pl'));
      }
    },

    find: (id: number) =>
      db
        .selectFrom('saved_section')
        .select([...LISTED, 'modules'])
        .where('id', '=', id)
        .executeTakeFirst(),

    /** Keeps a new section; of two people at the very limit one is let in. */
    create: (named: SectionName, content: SectionContent, { staff, now }: SectionChange): Promise<SavedSectionRow> =>
      inTransaction(db, async (trx) => {
        await lockLimit(trx);
        const { count } = await trx
          .selectFrom('saved_section')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        if (count >= MOST_SECTIONS) throw new TooManySavedSections(MOST_SECTIONS);
        const row = await trx
          .insertInto('saved_section')
          .values({
            ...columnsOfContent(content),
            name: named.name,
            nameKey: normalizeForSearch(named.name),
            groupName: named.group,
            version: 1,
            createdAt: now,
            createdById: staff.id,
            updatedAt: now,
            updatedBy: staff.name,
          })
          .returning(LISTED)
          .executeTakeFirstOrThrow();
        await indexSectionReferences(trx, row.id, sectionPage(content.modules));
        return row;
      }).catch(refusingTaken(named.name)),

    /** Calls a section something else; what it holds stays. */
    rename: (
      id: number,
      version: number,
      named: SectionName,
      { staff, now }: SectionChange,
    ): Promise<SavedSectionRow> =>
      inTransaction(db, (trx) =>
        change(trx, id, version, {
          name: named.name,
          nameKey: normalizeForSearch(named.name),
          groupName: named.group,
          updatedAt: now,
          updatedBy: staff.name,
        }),
      ).catch(refusingTaken(named.name)),

    /** Puts other modules in place of those that a section holds. */
    replace: (id: number, version: number, content: SectionContent, { staff, now }: SectionChange) =>
      inTransaction(db, async (trx): Promise<SavedSectionRow> => {
        const set = { ...columnsOfContent(content), updatedAt: now, updatedBy: staff.name };
        const row = await change(trx, id, version, set);
        await indexSectionReferences(trx, id, sectionPage(content.modules));
        return row;
      }),

    /** False when there is none. */
    async remove(id: number): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('saved_section').where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Writes down anew what sections point at that were read by other schemas; gives how many there were. */
    async indexOlder(): Promise<number> {
      const older = await db.selectFrom('saved_section').select('id').where('indexedBy', '!=', INDEXED_BY).execute();
      for (const { id } of older) {
        await inTransaction(db, async (trx) => {
          const row = await trx
            .updateTable('saved_section')
            .set({ indexedBy: INDEXED_BY })
            .where('id', '=', id)
            .returning('modules')
            .executeTakeFirst();
          if (row) await indexSectionReferences(trx, id, sectionPage(readModules(row.modules)));
        });
      }
      return older.length;
    },
  };
}

export type SavedSectionsStore = ReturnType<typeof createSavedSectionsStore>;

/** The modules of a section from the text that is stored of them. */
export const readModules = (text: string): SectionModules => JSON.parse(text);

/** Those who save sections count one after the other. SQLite has one writer at a time by itself. */
async function lockLimit(trx: Trx): Promise<void> {
  if (engineOf(trx) === 'postgres') await sql`select pg_advisory_xact_lock(hashtext('saved_section'))`.execute(trx);
}

function columnsOfContent({ siteId, language, modules }: SectionContent) {
  return {
    siteId,
    language,
    modules: JSON.stringify(modules),
    drivers: JSON.stringify([...new Set(modules.map(({ driver }) => driver))]),
    moduleCount: modules.length,
    indexedBy: INDEXED_BY,
  };
}

const refusingTaken = (name: string) => (error: unknown) => {
  throw brokenUniqueConstraint(error) === 'saved_section_nameKey_key' ? new SavedSectionNameTaken(name) : error;
};
