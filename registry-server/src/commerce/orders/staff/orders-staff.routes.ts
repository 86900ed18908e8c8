import { staffOf } from '../../../access.ts';
import type { Trx } from '../../../database/transaction.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { App } from '../../../fastify-app.ts';
import { FieldInvalid } from '../../../http/field-invalid.ts';
import { addDays, SHOP_TIME_ZONE, startOfDay } from '../../../time/shop-day.ts';
import { ORDER_STATUSES } from '../../order-status.ts';
import { numberPrefixesOf } from '../meant-numbers.ts';
import type { OrderAddress, OrderRow } from '../order-view.ts';
import { OrderChanged, OrderMissing } from '../orders.errors.ts';
import { lockOrder } from '../reading/find-order.ts';
import { readOrderAddresses } from '../reading/order-parts.ts';
import { addressOf } from '../reading/read-orders.ts';
import { noteOpenPieces } from '../shipping/note-open-pieces.ts';
import { statusWords } from '../status/status-words.ts';
import { changePoint, findNewPoint } from './change-point.ts';
import { correctAddress } from './correct-address.ts';
import { detailFor } from './detail-for.ts';
import { orderDetailSchema, orderListSchema, statusListSchema } from './order-answers.schema.ts';
import { nameOf, orderSummary } from './order-answers.ts';
import {
  commentBody,
  mailBody,
  moveBody,
  orderListQuery,
  orderParams,
  pointBody,
  shipmentBody,
  shipmentParams,
  shippingAddressBody,
  trackingBody,
} from './order-requests.schema.ts';
import { searchOrders } from './search-orders.ts';

const tags = ['orders'];
const error = { $ref: 'Error#' } as const;
const refusals = { 404: error, 409: error, 422: error } as const;
// An order is full of personal data, and moving it moves money and goods: administrators only.
const config = { access: 'staff:admin' } as const;
const reading = { ...config, apiScope: 'orders:read' } as const;
const answer = { 200: orderDetailSchema, ...refusals } as const;

/** Orders, for administrators. */
export function ordersStaffRoutes(app: App): void {
  const { db } = app;
  const now = () => new Date();

  app.get(
    '/staff/orders',
    {
      config: reading,
      schema: {
        tags,
        summary: 'Orders, newest first; those that wait for somebody oldest first',
        querystring: orderListQuery,
        response: { 200: orderListSchema },
      },
    },
    async ({ query: { site, from, to, ...query } }) => {
      const { items, total, hasMore } = await searchOrders(db, {
        ...query,
        numberPrefixes: numberPrefixesOf(app.sites.all),
        ...(site !== undefined && { siteId: app.sites.require(site).id }),
        ...(from !== undefined && { from: startOfDay(from, SHOP_TIME_ZONE) }),
        ...(to !== undefined && { before: startOfDay(addDays(to, 1), SHOP_TIME_ZONE) }),
      });
      const ids = items.map(({ id }) => id);
      const addresses = ids.length > 0 ? await readOrderAddresses(db, ids) : new Map<number, OrderAddress[]>();
      const answers = items.map((order) => {
        const name = nameOf(addressOf(addresses.get(order.id), 'billing'));
        return orderSummary(order, { site: app.sites.require(String(order.siteId)), name });
      });
      return { items: answers, total, hasMore, page: query.page, pageSize: query.pageSize };
    },
  );

  app.get(
    '/staff/orders/statuses',
    { config: reading, schema: { tags, summary: 'What statuses are called', response: { 200: statusListSchema } } },
    async () => ({ items: ORDER_STATUSES.map((status) => ({ status, ...statusWords(status, 'pl') })) }),
  );

  app.get(
    '/staff/orders/:id',
    { config: reading, schema: { tags, params: orderParams, response: { 200: orderDetailSchema, 404: error } } },
    async ({ params: { id } }) => detailFor(app, id),
  );

  app.post(
    '/staff/orders/:id/moves',
    {
      config: { ...config, auditValues: ['to'] },
      schema: { tags, summary: 'Move an order on', params: orderParams, body: moveBody, response: answer },
    },
    async (request) => {
      const { to, note, version, refund = true } = request.body;
      const actor = { kind: 'staff', id: staffOf(request).id } as const;
      await change(request.params.id, version, async (trx, order) => {
        if (to !== 'canceled') await app.orders.move(trx, order.id, to, actor, note);
        else await app.orders.cancel(trx, order, actor, note ?? 'canceled-by-staff', refund ? 'give-back' : 'keep');
      });
      return detailFor(app, request.params.id);
    },
  );

  app.put(
    '/staff/orders/:id/shipping-address',
    {
      config: { ...config, auditValues: ['alsoBilling'] },
      schema: {
        tags,
        summary: 'Correct where an order goes, within its country; what was there before stays as a note',
        params: orderParams,
        body: shippingAddressBody,
        response: answer,
      },
    },
    async (request) => {
      const { version, alsoBilling = false, ...address } = request.body;
      const staffId = staffOf(request).id;
      await change(request.params.id, version, (trx, order) =>
        correctAddress(trx, order, { address, alsoBilling, staffId, now: now() }),
      );
      return detailFor(app, request.params.id);
    },
  );

  app.put(
    '/staff/orders/:id/point',
    {
      config: { ...config, auditValues: ['code'] },
      schema: {
        tags,
        summary: 'Send an order to another pick-up point of its network, before the parcel leaves',
        params: orderParams,
        body: pointBody,
        response: answer,
      },
    },
    async (request) => {
      const { id } = request.params;
      const { version, code } = request.body;
      const seen = await app.orders.find(id);
      if (!seen) throw new OrderMissing();
      const point = await findNewPoint(app.delivery, seen, code);
      const staffId = staffOf(request).id;
      await change(id, version, async (trx, order) => {
        const at = now();
        const isMoved = await changePoint(trx, order, { point, staffId, now: at });
        const site = app.sites.require(String(order.siteId));
        if (isMoved) await app.orderMails.pointChanged(trx, { ...order, point }, site, at);
      });
      return detailFor(app, id);
    },
  );

  app.post(
    '/staff/orders/:id/shipments',
    {
      config,
      schema: {
        tags,
        summary: 'Write down a parcel that leaves',
        params: orderParams,
        body: shipmentBody,
        response: answer,
      },
    },
    async ({ params: { id }, body: { version, lines, tracking = [], note } }) => {
      await change(id, version, async (trx, order) => {
        await app.orders.ship(trx, order, {
          lines,
          note: note ?? null,
          now: now(),
          tracking: tracking.map((each) => ({ ...each, title: each.title ?? order.carrierTitle })),
        });
      });
      return detailFor(app, id);
    },
  );

  app.post(
    '/staff/orders/:id/shipments/:shipmentId/tracking',
    {
      config,
      schema: {
        tags,
        summary: 'Add the number of a parcel',
        params: shipmentParams,
        body: trackingBody,
        response: answer,
      },
    },
    async ({ params: { id, shipmentId }, body: { carrierCode, title, number } }) => {
      await inTransaction(db, async (trx) => {
        const order = await lockOrder(trx, id);
        const shipment = await trx
          .selectFrom('shipment')
          .select('id')
          .where('id', '=', shipmentId)
          .where('orderId', '=', id)
          .executeTakeFirst();
        if (!order || !shipment) throw new OrderMissing();
        await trx
          .insertInto('shipment_tracking')
          .values({ shipmentId, carrierCode, title: title ?? order.carrierTitle, number })
          .execute();
        await noteOpenPieces(trx, id);
      });
      return detailFor(app, id);
    },
  );

  app.post(
    '/staff/orders/:id/comments',
    {
      config: { ...config, auditValues: ['isVisible'] },
      schema: { tags, summary: 'Add a note', params: orderParams, body: commentBody, response: answer },
    },
    async (request) => {
      const { id } = request.params;
      const { message, isVisible } = request.body;
      await inTransaction(db, async (trx) => {
        if (!(await lockOrder(trx, id))) throw new OrderMissing();
        const staffId = staffOf(request).id;
        const comment = { orderId: id, at: now(), message, isVisible: isVisible ?? false, staffId };
        await trx.insertInto('sales_order_comment').values(comment).execute();
      });
      return detailFor(app, id);
    },
  );

  app.post(
    '/staff/orders/:id/mails',
    {
      config: { ...config, auditValues: ['mail'] },
      schema: { tags, summary: 'Send a mail again', params: orderParams, body: mailBody, response: answer },
    },
    async ({ params: { id }, body: { mail: name } }) => {
      await inTransaction(db, async (trx) => {
        const order = await app.orders.find(id, trx);
        if (!order) throw new OrderMissing();
        const mail = (await app.orders.mailsOf(order, trx)).find((each) => each.name === name);
        if (!mail) throw new FieldInvalid('/mail', 'enum', 'Takiej wiadomości o tym zamówieniu nie ma.');
        await mail.resend(trx, order, app.sites.require(String(order.siteId)));
      });
      return detailFor(app, id);
    },
  );

  /** A write of somebody who has seen this version of the order. */
  function change(id: number, version: number, work: (trx: Trx, order: OrderRow) => Promise<void>): Promise<void> {
    return inTransaction(db, async (trx) => {
      const order = await lockOrder(trx, id);
      if (!order) throw new OrderMissing();
      if (order.version !== version) throw new OrderChanged(version, order.version);
      await work(trx, order);
    });
  }
}
