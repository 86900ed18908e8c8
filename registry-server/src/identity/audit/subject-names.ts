import type { Db } from '../../database/dialects.ts';
import type { AuditRow } from './audit.store.ts';

type Named = { readonly id: number; readonly name: string };

/** Things that staff know by something else than their id, by the beginnings of the routes that are about them. */
const KINDS: readonly {
  readonly routes: readonly (readonly [start: string, parameter: string])[];
  readonly read: (db: Db, ids: readonly number[]) => Promise<readonly Named[]>;
}[] = [
  {
    routes: [
      ['/staff/orders/:id', 'id'],
      ['/staff/orders/:orderId', 'orderId'],
    ],
    read: (db, ids) => db.selectFrom('sales_order').select(['id', 'number as name']).where('id', 'in', ids).execute(),
  },
  {
    routes: [['/staff/returns/:id', 'id']],
    read: (db, ids) =>
      db.selectFrom('return_request').select(['id', 'number as name']).where('id', 'in', ids).execute(),
  },
  {
    routes: [['/staff/pages/:id', 'id']],
    read: (db, ids) => db.selectFrom('page').select(['id', 'title as name']).where('id', 'in', ids).execute(),
  },
  {
    routes: [['/staff/coupons/:id', 'id']],
    read: (db, ids) => db.selectFrom('coupon').select(['id', 'code as name']).where('id', 'in', ids).execute(),
  },
  {
    routes: [['/staff/gift-rules/:id', 'id']],
    read: (db, ids) => db.selectFrom('gift_rule').select(['id', 'name']).where('id', 'in', ids).execute(),
  },
  {
    routes: [['/staff/customers/:id', 'id']],
    read: (db, ids) => db.selectFrom('customer').select(['id', 'email as name']).where('id', 'in', ids).execute(),
  },
  {
    routes: [['/staff/users/:id', 'id']],
    read: (db, ids) => db.selectFrom('staff_user').select(['id', 'name']).where('id', 'in', ids).execute(),
  },
];

/** What the things are called now that entries are about, by entry; the log itself keeps ids alone. One query for each kind. */
export async function subjectNames(
  db: Db,
  entries: readonly Pick<AuditRow, 'id' | 'action' | 'subject'>[],
): Promise<ReadonlyMap<number, string>> {
  const names = new Map<number, string>();
  for (const { routes, read } of KINDS) {
    const found = entries.flatMap(({ id: entry, action, subject }) => {
      const route = action.slice(action.indexOf(' ') + 1);
      const known = routes.find(([start]) => route === start || route.startsWith(`${start}/`));
      const id = known && subject[known[1]];
      return typeof id === 'number' ? [{ entry, id }] : [];
    });
    if (found.length === 0) continue;
    const ids = [...new Set(found.map(({ id }) => id))];
    const named = new Map((await read(db, ids)).map(({ id, name }) => [id, name]));
    for (const { entry, id } of found) {
      const name = named.get(id);
      if (name) names.set(entry, name);
    }
  }
  return names;
}
