import type { SiteDetails, SiteSummary } from '@witryna/module-schemas';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import { engineOf } from '../../database/engine.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { recordChange } from '../../events/outbox.ts';
import { SiteConflict } from './sites.errors.ts';
import type { SiteTable } from './sites.tables.ts';

/** A site with all that is configured for it. */
export interface Site extends SiteDetails {
  readonly isDefault: boolean;
  readonly generalSettings: Readonly<Record<string, unknown>>;
  readonly staticRouting: Readonly<Record<string, string>>;
}

export type SiteInput = Omit<Site, 'id'>;

/** A site as those who administer it see it. */
export interface StoredSite extends Site {
  /** Counts what was saved. */
  readonly revision: number;
}

/** The part of a site that every channel may see of the others. */
export function summaryOf(site: Site): SiteSummary {
  const { id, code, name, locale, language, currency, address, basePath } = site;
  return { id, code, name, locale, language, currency, address, basePath };
}

function siteOf(row: Selectable<SiteTable>): StoredSite {
  const { details, settings, updatedAt: _, ...columns } = row;
  return {
    ...columns,
    ...details,
    generalSettings: settings.general,
    staticRouting: settings.staticRouting,
  };
}

function rowOf(input: SiteInput) {
  const { postfix, favicon, logo, properties, generalSettings, staticRouting, ...columns } = input;
  return {
    ...columns,
    details: JSON.stringify({ postfix, favicon, logo, properties }),
    settings: JSON.stringify({ general: generalSettings, staticRouting }),
    updatedAt: new Date(),
  };
}

/** Sites are few: they are read all at once. */
export function createSitesStore(db: Db) {
  return {
    async list(): Promise<StoredSite[]> {
      const rows = await db.selectFrom('site').selectAll().orderBy('id').execute();
      return rows.map(siteOf);
    },

    /**
     * Creates the site of this code, or replaces what is configured for it. The first one is the default one. Throws
     * `SiteConflict` when it is not the expected revision, 0 for a site that is to be new; any will do when none is
     * expected.
     */
    save: (input: SiteInput, expected?: number): Promise<{ site: StoredSite; isNew: boolean }> =>
      inTransaction(db, async (trx) => {
        const known = await trx
          .selectFrom('site')
          .select('revision')
          .where('code', '=', input.code)
          .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
          .executeTakeFirst();
        const found = known?.revision ?? 0;
        if (expected !== undefined && expected !== found) throw new SiteConflict({ expected, found });
        const others = await trx
          .selectFrom('site')
          .select(['id', 'isDefault'])
          .where('code', '!=', input.code)
          .execute();
        const isDefault = input.isDefault || !others.some((other) => other.isDefault);
        if (isDefault) await endDefault(trx, input.code);
        const row = { ...rowOf({ ...input, isDefault }), revision: found + 1 };
        const updated = await trx
          .updateTable('site')
          .set(row)
          .where('code', '=', input.code)
          .returningAll()
          .executeTakeFirst();
        const saved = updated ?? (await trx.insertInto('site').values(row).returningAll().executeTakeFirstOrThrow());
        await recordChange(trx, [`site:${input.code}`]);
        return { site: siteOf(saved), isNew: !updated };
      }),
  };
}

/** Whoever has the former default one open hears of it, and does not make it the default one again unknowingly. */
async function endDefault(trx: Trx, newCode: string): Promise<void> {
  await trx
    .updateTable('site')
    .set((eb) => ({ isDefault: false, revision: eb('revision', '+', 1) }))
    .where('code', '!=', newCode)
    .where('isDefault', '=', true)
    .execute();
}

export type SitesStore = ReturnType<typeof createSitesStore>;
