import type { Selectable } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { recordChange } from '../../events/outbox.ts';
import { type Paging, rowsOf } from '../../http/paging.ts';
import { urlPathOf } from '../slug.ts';
import type { RedirectionCode, RedirectTable } from './redirects.tables.ts';

const MOVED_PERMANENTLY = 301;

export type Redirect = Selectable<RedirectTable> & { readonly site: string };

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

  return {
    find: (siteId: number, slug: string) =>
      db
        .selectFrom('redirect')
        .select(['target', 'code'])
        .where('siteId', '=', siteId)
        .where('slug', '=', slug)
        .executeTakeFirst(),

    async list({ siteId, ...paging }: Paging & { readonly siteId?: number }) {
      const { limit, offset } = rowsOf(paging);
      const matching = redirects().$if(siteId !== undefined, (rows) => rows.where('siteId', '=', siteId ?? 0));
      const { total } = await matching
        .clearSelect()
        .select((rows) => rows.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const items: Redirect[] = await matching.orderBy('redirect.slug').limit(limit).offset(offset).execute();
      return { items, total };
    },

    /** Creates the redirect of this address, or replaces it. */
    save: (input: RedirectInput): Promise<Redirect> =>
      inTransaction(db, async (trx) => {
        const { id } = await saveRedirect(trx, input);
        const saved = await redirects(trx).where('redirect.id', '=', id).executeTakeFirstOrThrow();
        await recordChange(trx, [`path:${saved.site}:${urlPathOf(saved.slug)}`]);
        return saved;
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
