import { featuresOf, type SiteDetails, type SiteFeatures, type SiteSummary } from '@witryna/module-schemas';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import { engineOf } from '../../database/engine.ts';
import { brokenUniqueConstraint } from '../../database/failures.ts';
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

/** A site as it is saved; features that it names none of are those of its code. */
export interface SiteInput extends Omit<Site, 'id' | 'features'> {
  readonly features?: Partial<SiteFeatures>;
}

/** A site as those who administer it see it. */
export interface StoredSite extends Site {
  /** Counts what was saved. */
  readonly revision: number;
}

/** The part of a site that every channel may see of the others. */
export function summaryOf(site: Site): SiteSummary {
  const { id, code, name, locale, language, currency, address, domain, basePath } = site;
  return { id, code, name, locale, language, currency, address, domain, basePath };
}

function siteOf(row: Selectable<SiteTable>): StoredSite {
  const { details, settings, updatedAt: _, ...columns } = row;
  return {
    ...columns,
    ...details,
    features: featuresOf(columns.code, details.features),
    generalSettings: settings.general,
    staticRouting: settings.staticRouting,
  };
}

function rowOf(input: SiteInput) {
  const { postfix, favicon, logo, features, properties, generalSettings, staticRouting, ...columns } = input;
  return {
    ...columns,
    details: JSON.stringify({ postfix, favicon, logo, features, properties }),
    settings: JSON.stringify({ general: generalSettings, staticRouting }),
    updatedAt: new Date(),
  };
}

/** What a site is to become, among the others. */
export interface SiteChange {
  readonly input: SiteInput;
  /** As it is stored; absent for a new one. */
  readonly known?: StoredSite;
  readonly others: readonly StoredSite[];
}

/** Throws where a change of a site is refused. */
export type SiteCheck = (trx: Trx, change: SiteChange) => Promise<void>;

/**
 * All sites, locked against other writers until the transaction ends: who waited sees those that came meanwhile.
 * SQLite has one writer at a time by itself.
 */
async function lockSites(trx: Trx): Promise<StoredSite[]> {
  const sites = trx.selectFrom('site').orderBy('id');
  if (engineOf(trx) === 'postgres') await sites.select('id').forUpdate().execute();
  return (await sites.selectAll().execute()).map(siteOf);
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
     * expected. `check` may refuse what does not go with the other sites, which nobody else changes meanwhile.
     */
    save: (input: SiteInput, expected?: number, check?: SiteCheck): Promise<{ site: StoredSite; isNew: boolean }> =>
      inTransaction(db, async (trx) => {
        const all = await lockSites(trx);
        const known = all.find(({ code }) => code === input.code);
        const others = all.filter(({ code }) => code !== input.code);
        const found = known?.revision ?? 0;
        if (expected !== undefined && expected !== found) throw new SiteConflict({ expected, found });
        await check?.(trx, { input, others, ...(known && { known }) });
        const isDefault = input.isDefault || !others.some((other) => other.isDefault);
        if (isDefault) await endDefault(trx, input.code);
        const row = { ...rowOf({ ...input, isDefault }), revision: found + 1 };
        const updated = await trx
          .updateTable('site')
          .set(row)
          .where('code', '=', input.code)
          .returningAll()
          .executeTakeFirst();
        const saved = updated ?? (await insertSite(trx, row));
        await recordChange(trx, [`site:${input.code}`]);
        return { site: siteOf(saved), isNew: !updated };
      }),
  };
}

/** Where nothing is there to be locked, two may insert the same site: the later one is refused as any that comes late. */
async function insertSite(trx: Trx, row: Insertable<SiteTable>): Promise<Selectable<SiteTable>> {
  try {
    return await trx.insertInto('site').values(row).returningAll().executeTakeFirstOrThrow();
  } catch (error) {
    if (brokenUniqueConstraint(error) === 'site_code_key') throw new SiteConflict({ expected: 0, found: 1 });
    throw error;
  }
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
