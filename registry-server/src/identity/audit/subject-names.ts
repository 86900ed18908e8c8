import type { Db } from '../../database/dialects.ts';
import type { AuditRow } from './audit.store.ts';

interface Named {
  readonly id: number;
  readonly name: string | null;
  /** The order that it belongs to. */
  readonly orderId?: number | null;
}

/** What an entry is about. */
export interface SubjectName {
  readonly name: string;
  readonly orderId: number | undefined;
}

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
    routes: [['/staff/payment-refunds/:id', 'id']],
    read: (db, ids) =>
      db
        .selectFrom('payment_refund')
        .innerJoin('sales_order', 'sales_order.id', 'payment_refund.orderId')
        .select(['payment_refund.id', 'sales_order.number as name', 'sales_order.id as orderId'])
        .where('payment_refund.id', 'in', ids)
        .execute(),
  },
  {
    routes: [['/staff/payment-problems/:id', 'id']],
    read: (db, ids) =>
      db
        .selectFrom('payment_problem')
        .innerJoin('sales_order', 'sales_order.id', 'payment_problem.orderId')
        .select(['payment_problem.id', 'sales_order.number as name', 'sales_order.id as orderId'])
        .where('payment_problem.id', 'in', ids)
        .execute(),
  },
  {
    routes: [['/staff/contact-messages/:id', 'id']],
    // A message is forgotten after a time, or when its writer asks for it; here as well.
    read: (db, ids) => db.selectFrom('contact_message').select(['id', 'name']).where('id', 'in', ids).execute(),
  },
  {
    routes: [['/staff/reviews/:id', 'id']],
    read: (db, ids) =>
      db.selectFrom('product_review').select(['id', 'summary as name']).where('id', 'in', ids).execute(),
  },
  {
    routes: [['/staff/redirects/:id', 'id']],
    read: async (db, ids) =>
      (await db.selectFrom('redirect').select(['id', 'slug']).where('id', 'in', ids).execute()).map(({ id, slug }) => ({
        id,
        name: `/${slug}`,
      })),
  },
  {
    routes: [['/staff/media/:id', 'id']],
    read: (db, ids) => db.selectFrom('media_file').select(['id', 'fileName as name']).where('id', 'in', ids).execute(),
  },
  {
    routes: [['/staff/mails/:id', 'id']],
    // An address is forgotten after a time, here as well.
    read: (db, ids) =>
      db.selectFrom('mail_outbox').select(['id', 'recipient as name']).where('id', 'in', ids).execute(),
  },
  {
    routes: [['/staff/webhooks/deliveries/:id', 'id']],
    read: (db, ids) =>
      db.selectFrom('webhook_delivery').select(['id', 'event as name']).where('id', 'in', ids).execute(),
  },
  {
    routes: [['/staff/webhooks/:id', 'id']],
    read: (db, ids) => db.selectFrom('webhook_endpoint').select(['id', 'url as name']).where('id', 'in', ids).execute(),
  },
  {
    routes: [['/staff/api-keys/:id', 'id']],
    read: (db, ids) => db.selectFrom('api_key').select(['id', 'name']).where('id', 'in', ids).execute(),
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
    routes: [['/staff/saved-sections/:id', 'id']],
    read: (db, ids) => db.selectFrom('saved_section').select(['id', 'name']).where('id', 'in', ids).execute(),
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
): Promise<ReadonlyMap<number, SubjectName>> {
  const names = new Map<number, SubjectName>();
  for (const { routes, read } of KINDS) {
    const found = entries.flatMap(({ id: entry, action, subject }) => {
      const route = action.slice(action.indexOf(' ') + 1);
      const known = routes.find(([start]) => route === start || route.startsWith(`${start}/`));
      const id = known && subject[known[1]];
      return typeof id === 'number' ? [{ entry, id }] : [];
    });
    if (found.length === 0) continue;
    const ids = [...new Set(found.map(({ id }) => id))];
    const named = new Map((await read(db, ids)).map((each) => [each.id, each]));
    for (const { entry, id } of found) {
      const { name, orderId } = named.get(id) ?? {};
      if (name) names.set(entry, { name, orderId: orderId ?? undefined });
    }
  }
  return names;
}
