import { keyList } from '../../../database/insert-many.ts';
import type { App } from '../../../fastify-app.ts';
import { variantLabelsOf } from '../../catalog/index.ts';
import type { OrderView } from '../order-view.ts';
import { OrderMissing } from '../orders.errors.ts';
import { orderDetail } from './order-answers.ts';

/** An order as staff see it; throws `OrderMissing`. */
export async function detailFor(app: App, id: number) {
  const order = await app.orders.find(id);
  if (!order) throw new OrderMissing();
  const site = app.sites.require(String(order.siteId));
  return orderDetail(order, site, {
    names: await namesOfStaff(app, order),
    labels: await variantLabelsOf(
      app.db,
      order.lines.map(({ sku }) => sku),
    ),
    mails: (await app.orders.mailsOf(order)).map(({ name }) => name),
  });
}

async function namesOfStaff(app: App, { history, comments }: OrderView): Promise<ReadonlyMap<number, string>> {
  const ids = [
    ...history.flatMap(({ actorKind, actorId }) => (actorKind === 'staff' && actorId !== null ? [actorId] : [])),
    ...comments.flatMap(({ staffId }) => (staffId === null ? [] : [staffId])),
  ];
  if (ids.length === 0) return new Map();
  const people = await app.db.selectFrom('staff_user').select(['id', 'name']).where('id', 'in', keyList(ids)).execute();
  return new Map(people.map(({ id, name }) => [id, name]));
}
