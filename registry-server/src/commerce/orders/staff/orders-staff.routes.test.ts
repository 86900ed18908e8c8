import { describe, expect, test } from 'vitest';
import { aCatalogue, aProduct, aVariant, recordedTags } from '../../../testing/a-catalogue.ts';
import { aSite } from '../../../testing/a-site.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { signedIn } from '../../../testing/staff-client.ts';
import { aStoredOrder } from '../testing/a-stored-order.ts';
import { anAddress } from '../testing/an-order.ts';

describe.each(dialects)('orders for staff on $name', (dialect) => {
  async function anOffice(site: Parameters<typeof aSite>[0] = {}) {
    const app = await buildTestApp(dialect, { sites: [aSite(site)] });
    const admin = await signedIn(app, 'admin');
    const siteId = app.sites.require(undefined).id;
    const order = await aStoredOrder(app.db, { siteId, status: 'processing' });
    const ask = async (method: 'GET' | 'POST', path: string, payload?: object) => {
      const answer = await admin.inject({ method, url: `/staff/orders${path}`, ...(payload && { payload }) });
      return { status: answer.statusCode, body: answer.json() };
    };
    const found = async (words: string) => {
      const { body } = await ask('GET', `?search=${encodeURIComponent(words)}`);
      return body.items.map(({ number }: { number: string }) => number);
    };
    return { app, admin, siteId, order, ask, found };
  }

  test('are found by number, by the beginning of an e-mail or name, by status and day', async () => {
    const { app, siteId, order, ask } = await anOffice();
    await aStoredOrder(app.db, { siteId, email: 'Ola@example.com', emailKey: 'ola@example.com', lastNameKey: 'zolw' });
    const found = async (query: string) =>
      (await ask('GET', query)).body.items.map((item: { email: string }) => item.email);
    const lena = 'lena@example.com';
    expect(await found('')).toEqual(['Ola@example.com', lena]);
    expect(await found(`?search=${Number(order.number)}`)).toEqual([lena]);
    expect(await found('?search=OLA@ex')).toEqual(['Ola@example.com']);
    expect(await found(`?search=${encodeURIComponent('Żół')}`)).toEqual(['Ola@example.com']);
    expect(await found('?status=processing')).toEqual([lena]);
    const named = `search=${encodeURIComponent('Łąk')}`;
    expect(await found(`?status=processing&${named}`)).toEqual([lena]);
    expect(await found(`?status=complete&${named}`)).toEqual([]);
    expect(await found('?status=processing&site=pl&paymentMethod=banktransfer&from=2026-11-20&to=2026-11-20')).toEqual([
      lena,
    ]);
    expect(await found('?from=2026-11-21')).toEqual([]);
    expect((await ask('GET', '?pageSize=1&page=2')).body).toMatchObject({ total: 2, page: 2, hasMore: false });
    expect((await ask('GET', '?status=nonsense')).status).toBe(422);
  });

  test('one or two letters are a whole last name, since so many names begin with them', async () => {
    const { app, siteId, found } = await anOffice();
    const named = async (firstNameKey: string, lastNameKey: string) =>
      (await aStoredOrder(app.db, { siteId, firstNameKey, lastNameKey })).number;
    const li = await named('wei', 'li');
    const lis = await named('anna', 'lis');
    expect(await found('Li')).toEqual([li]);
    expect(await found('Wei Li')).toEqual([li]);
    expect(await found('L')).toEqual([]);
    expect(await found('Lis')).toEqual([lis]);
    expect(await found('Lis A')).toEqual([lis]);
  });

  test('are found by what a shopper says on the phone: full name, phone number, number of the parcel', async () => {
    const { app, siteId, order, ask, found } = await anOffice();
    const phoned = (phone: string, firstName: string) => ({ ...anAddress, phone, firstName });
    const named = { siteId, email: 'ola@example.com', emailKey: 'ola@example.com', lastNameKey: 'rolny wilk' };
    const { number } = await aStoredOrder(app.db, {
      ...named,
      firstNameKey: 'lucja',
      shippingAddress: phoned('+48601222333', 'Łucja'),
      billingAddress: phoned('+48502000111', 'Łucja'),
    });
    for (const words of ['Łucja Rolny Wilk', 'rolny wilk łuc', 'Łucja Rol', 'Rolny Wilk']) {
      expect(await found(words), words).toEqual([number]);
    }
    expect(await found('Zofia Rolny')).toEqual([]);
    // What was ordered before first names were kept apart is found by the last name.
    await app.db.updateTable('sales_order').set({ firstNameKey: '' }).where('number', '=', number).execute();
    expect(await found('Zofia Rolny')).toEqual([number]);
    for (const phone of ['601222333', '+48 601 222 333', '601-222-333', '0048502000111']) {
      expect(await found(phone), phone).toEqual([number]);
    }
    const tracking = [{ carrierCode: 'inpost', number: '620012345678901234567890' }];
    await ask('POST', `/${order.id}/shipments`, { version: order.version, tracking });
    expect(await found('6200 1234 5678 9012 3456 7890')).toEqual([order.number]);
    expect(await found('#')).toEqual([]);
  });

  test('are found by product, and by the digits of numbers that begin as a site has it', async () => {
    const numbers = { orderNumberPrefix: 'PL-', orderNumberStart: 100_241 };
    const { app, siteId, order, found } = await anOffice({ properties: { maintenance: false, shop: numbers } });
    const lines = order.lines.map(({ orderId: _, ...line }) => ({ ...line, sku: 'RL-1-30', productSku: 'RL-1' }));
    const { number } = await aStoredOrder(app.db, { siteId, lines }, numbers);
    for (const words of ['rl-1', 'RL-1-30', 'pl-000100241', '#PL-000100241', '100241']) {
      expect(await found(words), words).toEqual([number]);
    }
  });

  test('name EAN and product of each line as the catalogue has them now, in whatever language it was bought', async () => {
    const { app, order, ask } = await anOffice();
    await app.db.updateTable('sales_order_line').set({ name: 'Cream with flax' }).execute();
    const lines = async () => {
      const { body } = await ask('GET', `/${order.id}`);
      return body.lines.map(({ ean, name, catalogueName }: Record<string, string>) => [ean, name, catalogueName]);
    };
    expect(await lines()).toEqual([[null, 'Cream with flax', null]]);
    const variants = [aVariant({ sku: 'KREM', ean: '5909990105601' })];
    await aCatalogue(app.db).products.put('KREM', aProduct('KREM', { name: 'Krem z lnem', variants }));
    expect(await lines()).toEqual([['5909990105601', 'Cream with flax', 'Krem z lnem']]);
    const sent = await ask('POST', `/${order.id}/shipments`, { version: order.version });
    expect(sent.body.lines[0].ean).toBe('5909990105601');
  });

  test('wait to be sent until the last piece has left', async () => {
    const { app, siteId, order, ask } = await anOffice();
    await aStoredOrder(app.db, { siteId, status: 'pendingPayment' });
    const waiting = async () =>
      (await ask('GET', '?toShip=true')).body.items.map((item: { number: string }) => item.number);
    expect(await waiting()).toEqual([order.number]);
    const [line] = (await ask('GET', `/${order.id}`)).body.lines;
    await app.db.updateTable('sales_order_line').set({ quantity: 2 }).where('id', '=', line.id).execute();
    const lines = [{ lineId: line.id, quantity: 1 }];
    const { body } = await ask('POST', `/${order.id}/shipments`, { version: order.version, lines });
    expect(await waiting()).toEqual([order.number]);
    await ask('POST', `/${order.id}/shipments`, { version: body.version });
    expect(await waiting()).toEqual([]);
    expect((await ask('GET', '?toShip=false')).body.total).toBe(2);
  });

  test('are sent in the order in which they came', async () => {
    const { app, siteId, order, ask } = await anOffice();
    const later = { siteId, status: 'processing', createdAt: new Date('2026-11-21T08:00:00Z') } as const;
    const { number } = await aStoredOrder(app.db, later);
    const numbers = async (query: string) =>
      (await ask('GET', query)).body.items.map((item: { number: string }) => item.number);
    expect(await numbers('?toShip=true')).toEqual([order.number, number]);
    expect(await numbers('')).toEqual([number, order.number]);
  });

  test('move as the table allows, with a note, and not over the work of another', async () => {
    const { order, ask, admin } = await anOffice();
    const { body: before } = await ask('GET', `/${order.id}`);
    expect(before).toMatchObject({ status: 'processing', statusLabel: 'W realizacji', name: 'Lena Łąkowska' });
    expect(before.allowedMoves.map(({ to }: { to: string }) => to)).toContain('complete');
    const moved = await ask('POST', `/${order.id}/moves`, {
      to: 'onHold',
      note: 'Brak kartonu',
      version: before.version,
    });
    expect(moved).toMatchObject({ status: 200, body: { status: 'onHold', version: before.version + 1 } });
    expect(moved.body.history.at(-1)).toMatchObject({
      from: 'processing',
      to: 'onHold',
      actorKind: 'staff',
      actorName: admin.user.name,
      note: 'Brak kartonu',
    });
    const late = await ask('POST', `/${order.id}/moves`, { to: 'canceled', version: before.version });
    expect(late).toMatchObject({ status: 409, body: { code: 'order-changed' } });
    const wrong = await ask('POST', `/${order.id}/moves`, { to: 'complete', version: moved.body.version });
    expect(wrong).toMatchObject({ status: 409, body: { code: 'order-move-refused' } });
    expect((await ask('GET', '/999')).status).toBe(404);
  });

  test('go to another address of the country until the parcel leaves; the old one is kept as a note', async () => {
    const { app, order, ask, found, admin } = await anOffice();
    const put = async (change: object) => {
      const payload = {
        version: order.version,
        firstName: 'Łucja',
        lastName: 'Wilk',
        street: ['Krótka 1', ''],
        city: 'Wrocław',
        postcode: '50001',
        phone: '601 222 333',
        ...change,
      };
      const { statusCode, json } = await admin.inject({
        method: 'PUT',
        url: `/staff/orders/${order.id}/shipping-address`,
        payload,
      });
      return { status: statusCode, body: json() };
    };
    for (const [wrong, path] of [
      [{ postcode: '5000' }, '/postcode'],
      [{ phone: '12' }, '/phone'],
      [{ street: [' '] }, '/street'],
      [{ city: '' }, '/city'],
      [{ city: ' ' }, '/city'],
      [{ lastName: ' ' }, '/lastName'],
      [{ postcode: ' ' }, '/postcode'],
      [{ phone: ' ' }, '/phone'],
    ] as const) {
      const { status, body } = await put(wrong);
      expect([status, body.details.faults[0].path], path).toEqual([422, path]);
    }
    expect((await put({ version: order.version + 1 })).body.code).toBe('order-changed');

    const { body } = await put({});
    const corrected = { firstName: 'Łucja', street: ['Krótka 1'], postcode: '50-001', phone: '+48601222333' };
    expect(body).toMatchObject({ shippingAddress: corrected, isAddressOpen: true, version: order.version + 1 });
    expect(body.billingAddress.firstName).toBe('Lena');
    expect(body.comments.at(-1)).toMatchObject({
      isVisible: false,
      message: expect.stringContaining('Lena Łąkowska,'),
    });

    expect((await recordedTags(app.db)).flat()).toContain(`order.address:${order.id}`);

    const both = await put({ version: body.version, alsoBilling: true });
    expect(both.body).toMatchObject({ name: 'Łucja Wilk', billingAddress: corrected });
    expect(await found('Łucja Wilk')).toEqual([order.number]);

    const ofBilling = app.db.updateTable('sales_order_address').where('orderId', '=', order.id);
    await ofBilling.set({ countryCode: 'DE' }).where('kind', '=', 'billing').execute();
    const abroad = await put({ version: both.body.version, alsoBilling: true });
    expect([abroad.status, abroad.body.details.faults[0].path]).toEqual([422, '/alsoBilling']);

    const closed = async () => {
      expect((await put({ version: both.body.version })).status).toBe(422);
      expect((await ask('GET', `/${order.id}`)).body.isAddressOpen).toBe(false);
    };
    // The parcel is on its way: another address in the shop would lead nobody anywhere.
    const lines = app.db.updateTable('sales_order_line').where('orderId', '=', order.id);
    await lines.set({ shipped: 1 }).execute();
    await closed();
    const orders = app.db.updateTable('sales_order').where('id', '=', order.id);
    await orders.set({ status: 'returned-to-sender' }).execute();
    expect((await ask('GET', `/${order.id}`)).body.isAddressOpen).toBe(true);
    await lines.set({ shipped: 0 }).execute();
    await orders.set({ status: 'complete' }).execute();
    await closed();
  });

  test('leave in parcels that can be followed, never more than was ordered', async () => {
    const { order, ask } = await anOffice();
    const { body } = await ask('GET', `/${order.id}`);
    const [line] = body.lines;
    const ship = (lines: object[] | undefined, version: number) =>
      ask('POST', `/${order.id}/shipments`, {
        version,
        tracking: [{ carrierCode: 'inpostcourier', number: '6200 1' }],
        ...(lines && { lines }),
      });
    const tooMany = await ship([{ lineId: line.id, quantity: 2 }], body.version);
    expect(tooMany).toMatchObject({ status: 422, body: { details: { faults: [{ path: '/lines/0/quantity' }] } } });
    expect((await ship([{ lineId: 999, quantity: 1 }], body.version)).status).toBe(422);
    const shipped = await ship(undefined, body.version);
    expect(shipped.body.shipments).toMatchObject([
      {
        number: `${order.number}-1`,
        lines: [{ lineId: line.id, quantity: 1 }],
        tracking: [{ number: '6200 1', title: 'InPost', url: 'https://inpost.pl/sledzenie-przesylek?number=6200%201' }],
      },
    ]);
    expect(shipped.body.shippedAt).not.toBeNull();
    expect((await ship(undefined, shipped.body.version)).status).toBe(422);
    const [parcel] = shipped.body.shipments;
    const more = await ask('POST', `/${order.id}/shipments/${parcel.id}/tracking`, { carrierCode: 'dpd', number: '7' });
    expect(more.body.shipments[0].tracking).toHaveLength(2);
  });

  test('carry notes, and send mails again', async () => {
    const { app, order, ask } = await anOffice();
    await ask('POST', `/${order.id}/comments`, { message: 'Dzwoniła klientka' });
    const { body } = await ask('POST', `/${order.id}/comments`, { message: 'Wyślemy jutro', isVisible: true });
    expect(body.comments).toMatchObject([{ isVisible: false, authorName: 'Zofia Lniana' }, { isVisible: true }]);
    expect(body.mails).toContain('order-accepted');
    expect((await ask('POST', `/${order.id}/mails`, { mail: 'nonsense' })).status).toBe(422);
    const count = async () => (await app.db.selectFrom('mail_outbox').select('id').execute()).length;
    const before = await count();
    expect((await ask('POST', `/${order.id}/mails`, { mail: 'order-accepted' })).status).toBe(200);
    expect(await count()).toBe(before + 1);
  });
});
