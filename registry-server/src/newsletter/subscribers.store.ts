import type { Db } from '../database/dialects.ts';
import { type Paging, rowsOf } from '../http/paging.ts';
import type { Subscription } from './newsletter.store.ts';
import type { SubscriptionStatus } from './newsletter.tables.ts';

export interface SubscribersQuery extends Paging {
  readonly status?: SubscriptionStatus | undefined;
  /** The beginning of an address. */
  readonly search?: string | undefined;
}

/** Rows that an export reads at once. */
const BATCH = 500;

/** Subscriptions as staff reads them. */
export function createSubscribersStore(db: Db) {
  const matching = ({ status, search }: Pick<SubscribersQuery, 'status' | 'search'>) =>
    db
      .selectFrom('newsletter_subscription')
      .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'SUBSCRIBED'))
      .$if(search !== undefined, (query) => {
        const beginning = (search ?? '').trim().toLowerCase();
        // A range instead of `like`: the index of addresses serves it, and nothing in it has a meaning of its own.
        return query.where('email', '>=', beginning).where('email', '<', `${beginning}\u{10FFFF}`);
      });

  return {
    /** Newest first. */
    async list({ status, search, ...paging }: SubscribersQuery): Promise<{ items: Subscription[]; total: number }> {
      const { limit, offset } = rowsOf(paging);
      const found = matching({ status, search });
      const { total } = await found.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const items = await found.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
      return { items, total };
    },

    /** All of them, in batches, oldest first. */
    async *all(query: Pick<SubscribersQuery, 'status' | 'search'>): AsyncGenerator<Subscription[]> {
      let after = 0;
      for (;;) {
        const rows = await matching(query).selectAll().where('id', '>', after).orderBy('id').limit(BATCH).execute();
        const last = rows.at(-1);
        if (!last) return;
        yield rows;
        after = last.id;
      }
    },
  };
}

export type SubscribersStore = ReturnType<typeof createSubscribersStore>;
