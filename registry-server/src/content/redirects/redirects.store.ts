import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import { engineOf } from '../../database/engine.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { recordChange } from '../../events/outbox.ts';
import { FieldInvalid } from '../../http/field-invalid.ts';
import { type Paging, rowsOf } from '../../http/paging.ts';
import { substringPattern } from '../../text/like-pattern.ts';
import type { Site } from '../sites/index.ts';
import { urlPathOf } from '../slug.ts';
import { chainFaultOf, ownSlugOf, targetsOf } from './redirect-chains.ts';
import { RedirectMissing } from './redirects.errors.ts';
import type { RedirectionCode, RedirectTable } from './redirects.tables.ts';

const MOVED_PERMANENTLY = 301;

export type Redirect = Selectable<RedirectTable> & { readonly site: string };

/** Of a site; `siteId` is that of `site`. */
export interface RedirectOf extends Omit<RedirectInput, 'siteId'> {
  readonly site: Pick<Site, 'id' | 'address'>;
}

export interface RedirectInput {
  readonly siteId: number;
  readonly slug: string;
  readonly target: string;
  readonly code: RedirectionCode;
}

/** Creates the redirect of this address, or replaces it. */
export function saveRedirect(trx: Trx, input: RedirectInput) {
  const values = { ...input, updatedAt: new Date() };
  const { target, code, updatedAt } = values;
  return trx
    .insertInto('redirect')
    .values(values)
    .onConflict((conflict) => conflict.columns(['siteId', 'slug']).doUpdateSet({ target, code, updatedAt }))
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Sends readers of a page's former address to its new one, also those who come by a still older one. */
export async function leaveRedirect(
  trx: Trx,
  { siteId, from, to }: { readonly siteId: number; readonly from: string; readonly to: string },
): Promise<void> {
  await trx.deleteFrom('redirect').where('siteId', '=', siteId).where('slug', '=', to).execute();
  await trx
    .updateTable('redirect')
    .set({ target: urlPathOf(to), updatedAt: new Date() })
    .where('siteId', '=', siteId)
    .where('target', '=', urlPathOf(from))
    .execute();
  await saveRedirect(trx, { siteId, slug: from, target: urlPathOf(to), code: MOVED_PERMANENTLY });
}

/** Addresses that moved. */
export function createRedirectsStore(db: Db) {
  const redirects = (trx: Db | Trx = db) =>
    trx
      .selectFrom('redirect')
      .innerJoin('site', 'site.id', 'redirect.siteId')
      .selectAll('redirect')
      .select('site.code as site');

  async function recordChangeOf(trx: Trx, id: number): Promise<Redirect> {
    const saved = await redirects(trx).where('redirect.id', '=', id).executeTakeFirstOrThrow();
    await recordChange(trx, [`path:${saved.site}:${urlPathOf(saved.slug)}`]);
    return saved;
  }

  return {
    find: (siteId: number, slug: string) =>
      db
        .selectFrom('redirect')
        .select(['target', 'code'])
        .where('siteId', '=', siteId)
        .where('slug', '=', slug)
        .executeTakeFirst(),

    get: (id: number): Promise<Redirect | undefined> => redirects().where('redirect.id', '=', id).executeTakeFirst(),

    async list({ siteId, search, ...paging }: Paging & { readonly siteId?: number; readonly search?: string }) {
      const { limit, offset } = rowsOf(paging);
      const text = (search ?? '').trim().toLowerCase();
      const pattern = substringPattern(text);
      const matching = redirects()
        .$if(siteId !== undefined, (rows) => rows.where('siteId', '=', siteId ?? 0))
        .$if(text !== '', (rows) =>
          rows.where(
            sql<boolean>`(lower('/' || redirect.slug) like ${pattern} escape '\\' or lower(redirect.target) like ${pattern} escape '\\')`,
          ),
        );
      const { total } = await matching
        .clearSelect()
        .select((rows) => rows.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const items: Redirect[] = await matching
        .orderBy('redirect.slug')
        .orderBy('redirect.id')
        .limit(limit)
        .offset(offset)
        .execute();
      return { items, total };
    },

    /** Creates the redirect of this address, or replaces it. Throws `FieldInvalid` where it would lead through another. */
    save: ({ site, ...input }: RedirectOf): Promise<Redirect> =>
      inTransaction(db, async (trx) => {
        await refuseChains(trx, { site, ...input });
        const { id } = await saveRedirect(trx, { siteId: site.id, ...input });
        return recordChangeOf(trx, id);
      }),

    /** The same for an address that has none yet. */
    create: ({ site, ...input }: RedirectOf): Promise<Redirect> =>
      inTransaction(db, async (trx) => {
        await refuseChains(trx, { site, ...input });
        await refuseTaken(trx, { site, ...input });
        const { id } = await saveRedirect(trx, { siteId: site.id, ...input });
        return recordChangeOf(trx, id);
      }),

    /** Changes a redirect, its address too; throws `RedirectMissing`. */
    change: (id: number, { site, slug, target, code }: RedirectOf): Promise<Redirect> =>
      inTransaction(db, async (trx) => {
        await refuseChains(trx, { site, slug, target, code }, id);
        await refuseTaken(trx, { site, slug, target, code }, id);
        const before = await redirects(trx).where('redirect.id', '=', id).executeTakeFirst();
        if (!before) throw new RedirectMissing();
        await recordChange(trx, [`path:${before.site}:${urlPathOf(before.slug)}`]);
        const values = { siteId: site.id, slug, target, code, updatedAt: new Date() };
        await trx.updateTable('redirect').set(values).where('id', '=', id).execute();
        return recordChangeOf(trx, id);
      }),

    /** Removes it; one that is gone is removed already. */
    remove: (id: number): Promise<void> =>
      inTransaction(db, async (trx) => {
        const redirect = await redirects(trx).where('redirect.id', '=', id).executeTakeFirst();
        if (!redirect) return;
        await trx.deleteFrom('redirect').where('id', '=', id).execute();
        await recordChange(trx, [`path:${redirect.site}:${urlPathOf(redirect.slug)}`]);
      }),
  };
}

export type RedirectsStore = ReturnType<typeof createRedirectsStore>;

/** Throws `FieldInvalid` for a redirect that would lead to, or begin at, another one of its site. */
async function refuseChains(trx: Trx, { site, slug, target }: RedirectOf, ownId = 0): Promise<void> {
  // One after another for a site, so that two people do not close a circle at the same moment.
  const lock = trx.selectFrom('site').select('id').where('id', '=', site.id);
  await lock.$if(engineOf(trx) === 'postgres', (query) => query.forUpdate()).execute();
  const others = trx
    .selectFrom('redirect')
    .select(['slug', 'target'])
    .where('siteId', '=', site.id)
    .where('id', '!=', ownId)
    // What is replaced leads nowhere any more.
    .where('slug', '!=', slug);
  const next = ownSlugOf(target, site);
  const onward = next === undefined ? undefined : await others.where('slug', '=', next).executeTakeFirst();
  const inward = await others.where('target', 'in', targetsOf(slug, site)).executeTakeFirst();
  const fault = chainFaultOf(slug, { site, ...(onward && { onward }), ...(inward && { inward }) });
  if (fault) throw new FieldInvalid(`/${fault.field}`, fault.rule, fault.message);
}

async function refuseTaken(trx: Trx, { site, slug }: RedirectOf, ownId = 0): Promise<void> {
  const other = await trx
    .selectFrom('redirect')
    .select('id')
    .where('siteId', '=', site.id)
    .where('slug', '=', slug)
    .where('id', '!=', ownId)
    .executeTakeFirst();
  if (other) throw new FieldInvalid('/from', 'redirect-taken', 'Ten adres ma już inne przekierowanie.');
}
