import { describe, expect, test } from 'vitest';
import { recordedTags } from '../../../testing/a-catalogue.ts';
import { aPoint } from '../../../testing/a-point.ts';
import { aSite } from '../../../testing/a-site.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { signedIn } from '../../../testing/staff-client.ts';
import type { DeliveryPoint } from '../../delivery/index.ts';
import { writePoints } from '../../delivery/points/write-points.ts';
import type { OrderDraft } from '../place/draft-order.ts';
import { aStoredOrder } from '../testing/a-stored-order.ts';

const CLOSED = { provider: 'inpost', code: 'KRA010', address: 'ul. Długa 5, 31-147 Kraków' } as const;

describe.each(dialects)('the pick-up point of an order on $name', (dialect) => {
  async function aShop(points: readonly Partial<DeliveryPoint>[], draft: Partial<OrderDraft> = {}) {
    const app = await buildTestApp(dialect, { sites: [aSite()] });
    const written = points.map((point) => aPoint(point));
    await writePoints(app.db, 'inpost', { written, removed: [] }, { points: written.length, refreshedAt: new Date() });
    const admin = await signedIn(app, 'admin');
    const siteId = app.sites.require(undefined).id;
    const method = { carrierCode: 'inpostlocker', methodCode: 'inpostlocker', point: CLOSED } as const;
    const order = await aStoredOrder(app.db, { siteId, status: 'processing', ...method, ...draft });
    const change = (code: string, version = order.version) =>
      admin.inject({ method: 'PUT', url: `/staff/orders/${order.id}/point`, payload: { code, version } });
    const mails = async () =>
      (await app.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute()).filter(
        ({ template }) => template === 'order-point-changed',
      );
    const events = async () => (await recordedTags(app.db)).flat().filter((tag) => tag.startsWith('order.address:'));
    return { app, admin, order, change, mails, events };
  }
  const NEW = { code: 'KRA011', street: 'ul. Krótka 1' };

  test('is changed before the parcel leaves: with a note, an entry of the log and a mail', async () => {
    const { admin, order, change, mails, events } = await aShop([{ isOperating: false }, NEW]);
    const seen = (await admin.inject({ url: `/staff/orders/${order.id}` })).json();
    expect(seen).toMatchObject({ isPointOpen: true, point: CLOSED });
    const answer = await change('kra 011');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      point: { provider: 'inpost', code: 'KRA011', address: 'ul. Krótka 1, 31-147 Kraków' },
      version: order.version + 1,
      comments: [
        { message: expect.stringContaining('KRA010, ul. Długa 5'), isVisible: false, authorName: admin.user.name },
      ],
    });
    expect(await mails()).toMatchObject([
      { recipient: order.email, data: { point: 'KRA011, ul. Krótka 1, 31-147 Kraków' } },
    ]);
    const { items } = (await admin.inject({ url: '/staff/audit?pageSize=1' })).json();
    expect(items).toMatchObject([
      { action: 'PUT /staff/orders/:id/point', subjectName: order.number, details: { values: { code: 'kra 011' } } },
    ]);
    expect(await events()).toEqual([`order.address:${order.id}`]);
    // Somebody who has not seen it changes nothing; whoever sends it a second time changes nothing either.
    expect((await change('KRA011', order.version)).statusCode).toBe(409);
    expect((await change('KRA011', order.version + 1)).json().version).toBe(order.version + 1);
    expect(await mails()).toHaveLength(1);
    expect(await events()).toHaveLength(1);
  });

  test.each([
    ['that is not there', 'KRA099', {}],
    ['that is closed', 'KRA011', { isOperating: false }],
  ])('is no point %s', async (_name, code, point) => {
    const { change, mails } = await aShop([{}, { ...NEW, ...point }]);
    const answer = await change(code);
    expect([answer.statusCode, answer.json().details.faults]).toMatchObject([422, [{ path: '/code' }]]);
    expect(await mails()).toEqual([]);
  });

  test('is one where a parcel can be paid, when it is paid there', async () => {
    const cod = { methodCode: 'inpostlockercod', paymentMethod: 'cashondelivery' } as const;
    const { change } = await aShop([{}, { ...NEW, takesPayment: false }, { code: 'KRA012' }], cod);
    expect((await change('KRA011')).json().details.faults).toMatchObject([{ rule: 'point-without-payment' }]);
    expect((await change('KRA012')).statusCode).toBe(200);
  });

  test.each([
    ['once everything has left', { shipped: 1 }, 'processing'],
    ['of an order that is closed', {}, 'canceled'],
  ] as const)('cannot be changed %s', async (_name, line, status) => {
    const { app, admin, order, change } = await aShop([NEW], { status });
    if ('shipped' in line)
      await app.db.updateTable('sales_order_line').set(line).where('orderId', '=', order.id).execute();
    expect((await admin.inject({ url: `/staff/orders/${order.id}` })).json().isPointOpen).toBe(false);
    expect((await change('KRA011')).json().details.faults).toMatchObject([{ rule: 'status' }]);
  });

  test('is nothing that an order to an address has', async () => {
    const { change } = await aShop([NEW], { point: null });
    expect((await change('KRA011')).statusCode).toBe(422);
  });
});
