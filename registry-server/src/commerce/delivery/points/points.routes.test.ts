import { DEMO_CLIENT, DEMO_INPOST_TOKEN } from '@witryna/stand-ins';
import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../../fastify-app.ts';
import { aPoint } from '../../../testing/a-point.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { runStandIns } from '../../../testing/run-stand-ins.ts';
import type { DeliveryPoint } from './delivery-point.ts';
import { writePoints } from './write-points.ts';

describe.each(dialects)('points on $name', (dialect) => {
  let app: App;
  let url: string;
  const points = [
    aPoint({ code: 'QQQ010' }),
    aPoint({ code: 'QQQ020', street: 'ul. Krótka 1', takesPayment: false }),
    aPoint({ code: 'QQQ030', isOperating: false }),
  ];

  beforeAll(async () => {
    ({ url } = await runStandIns());
    const env = {
      INPOST_TOKEN: DEMO_INPOST_TOKEN,
      INPOST_API_URL: `${url}/inpost`,
      ORLEN_PACZKA_PARTNER_ID: DEMO_CLIENT.id,
      ORLEN_PACZKA_PARTNER_KEY: DEMO_CLIENT.secret,
      ORLEN_PACZKA_API_URL: `${url}/orlen/WebServicePwR.asmx`,
    };
    app = await buildTestApp(dialect, { env });
    await fill('inpost', points);
    await fill('orlen', [aPoint({ provider: 'orlen', code: 'WA-1' })]);
  });

  const fill = (provider: 'inpost' | 'orlen', list: readonly DeliveryPoint[]) =>
    writePoints(
      app.db,
      provider,
      { written: list, removed: [] },
      {
        points: list.length,
        refreshedAt: new Date(),
      },
    );
  const setMood = (failureMode: object) =>
    fetch(`${url}/inpost/mood`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(failureMode),
    });

  test('are searched over HTTP', async () => {
    const answer = await app.inject('/delivery/points?provider=inpost&q=krak%C3%B3w&cod=true');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ items: [{ ...points[0] }], total: 1, page: 1, pageSize: 20 });
    const near = (await app.inject('/delivery/points?lat=50.07&lng=19.94&pageSize=1')).json();
    expect(near).toMatchObject({ total: 2, items: [{ code: 'QQQ010', distance: expect.any(Number) }] });
  });

  test('are told by the code that people type', async () => {
    expect((await app.inject('/delivery/points/inpost/qqq%20010')).json()).toEqual(points[0]);
    expect((await app.inject('/delivery/points/inpost/QQQ030')).json()).toMatchObject({ isOperating: false });
    expect((await app.inject('/delivery/points/orlen/wa-1')).json()).toMatchObject({ provider: 'orlen' });
    for (const code of ['QQQ999', 'WA-1', "'--"]) {
      const answer = await app.inject(`/delivery/points/inpost/${encodeURIComponent(code)}`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
    }
  });

  test('that cannot be chosen are told with those around them', async () => {
    const { items, unavailable } = (await app.inject('/delivery/points?q=qqq030&pageSize=1')).json();
    expect(unavailable).toEqual({ code: 'QQQ030', reason: 'point-not-operating' });
    expect(items).toMatchObject([{ code: 'QQQ010', distance: 0 }]);
  });

  test('of a part of the map are told, with those close together as clusters', async () => {
    const poland = 'south=49&west=14&north=55&east=24.2';
    const far = await app.inject(`/delivery/points/map?${poland}&zoom=6`);
    expect(far.statusCode).toBe(200);
    expect(far.headers['cache-control']).toBe('public, max-age=60');
    const place = { latitude: 50.0708, longitude: 19.9386 };
    const bounds = { south: 50.0708, west: 19.9386, north: 50.0708, east: 19.9386 };
    expect(far.json()).toEqual({ clusters: [{ ...place, count: 2, bounds }], points: [] });
    const near = (await app.inject('/delivery/points/map?south=50&west=19.9&north=50.1&east=20&zoom=18')).json();
    expect(near).toMatchObject({ clusters: [], points: [{ code: 'QQQ010' }, { code: 'QQQ020' }] });
    const paid = (await app.inject(`/delivery/points/map?${poland}&zoom=6&cod=true&provider=inpost`)).json();
    expect(paid).toEqual({ clusters: [], points: [points[0]] });
  });

  test('tell the towns of a postal code', async () => {
    const answer = await app.inject('/delivery/towns?postcode=31%20147');
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
    expect(answer.json()).toEqual({ postcode: '31-147', towns: ['Kraków'] });
    expect((await app.inject('/delivery/towns?postcode=99-999')).json()).toEqual({ postcode: '99-999', towns: [] });
  });

  test.each([
    '/delivery/points/map',
    '/delivery/points/map?south=50&west=19&north=49&east=20&zoom=8',
    '/delivery/points/map?south=50&west=19&north=51&east=19&zoom=8',
    '/delivery/points/map?south=50&west=19&north=91&east=20&zoom=8',
    '/delivery/points/map?south=50&west=19&north=51&east=20&zoom=21',
    '/delivery/points/map?south=50&west=19&north=51&east=20&zoom=8&provider=poczta',
    '/delivery/points/map?south=50&west=19&north=51&east=1e999&zoom=8',
    '/delivery/points/map?south=50&west=19&north=51&east=20&zoom=8&q=x',
    '/delivery/towns',
    '/delivery/towns?postcode=',
    '/delivery/towns?postcode=2-677',
    `/delivery/towns?postcode=${'0'.repeat(21)}`,
  ])('are not told for %s', async (url) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'input-invalid']);
  });

  test.each([
    'provider=poczta',
    'lat=50',
    'lng=19',
    'lat=91&lng=0',
    'page=0',
    'cod=moze',
    `q=${'x'.repeat(101)}`,
    'sort=id',
  ])('with %s are refused', async (query) => {
    expect((await app.inject(`/delivery/points?${query}`)).statusCode).toBe(422);
  });

  test('are checked with the network again, and by the own list while it is away', async () => {
    const site = { language: 'pl' };
    const check = (code: string, cashOnDelivery = false) =>
      app.delivery.checkPoint({ provider: 'inpost', code, cashOnDelivery, site });
    // Of the network's machines the own list knows none yet, and the other way round.
    const [theirs] = await theirPoints();
    const code = theirs?.name ?? '';
    expect(await check(` ${code.toLowerCase()}`)).toMatchObject({ isFit: true, isConfirmed: true, point: { code } });
    expect(await check('QQQ010')).toMatchObject({
      isFit: false,
      refusal: 'point-unknown',
      message: 'Nie ma punktu odbioru o tym kodzie. Wybierz inny.',
    });
    expect(await check('QQQ999')).toMatchObject({ isFit: false, refusal: 'point-unknown' });

    await setMood({ mode: 'down' });
    expect(await check('QQQ020')).toMatchObject({ isFit: true, isConfirmed: false });
    expect(await check('QQQ020', true)).toMatchObject({ isFit: false, refusal: 'point-without-payment' });
    expect(await check('QQQ030')).toMatchObject({ isFit: false, refusal: 'point-not-operating' });
    expect(await check('QQQ777')).toMatchObject({ isFit: false, refusal: 'point-unknown' });
    await setMood({ mode: 'ok' });

    const orlen = { provider: 'orlen', code: 'WA-1', cashOnDelivery: true, site } as const;
    expect(await app.delivery.checkPoint(orlen)).toMatchObject({ isFit: true, isConfirmed: false });
    expect(await app.delivery.checkPoint({ ...orlen, code: '!!' })).toMatchObject({ isFit: false });
  });

  async function theirPoints(): Promise<{ name: string }[]> {
    const headers = { authorization: `Bearer ${DEMO_INPOST_TOKEN}` };
    const query = 'status=Operating&functions=parcel_collect&city=Gliwice';
    const answer = await fetch(`${url}/inpost/v1/points?${query}`, { headers });
    return ((await answer.json()) as { items: { name: string }[] }).items;
  }

  test('of a cart are looked up for the offer, also inside a transaction', async () => {
    const facts = {
      site: app.sites.require('pl'),
      currency: 'PLN',
      valueAfterDiscounts: 5_000,
      freeDeliveryByCoupon: false,
      lines: 1,
      now: new Date(),
      points: { inpost: 'qqq 020' },
    };
    const methods = await app.db.transaction().execute((trx) => app.delivery.methods(facts, trx));
    const available = Object.fromEntries(methods.map(({ methodCode, available }) => [methodCode, available]));
    expect(available).toMatchObject({ inpostlocker: true, inpostlockercod: false, '95_0': true, Dpdshipping: true });
  });

  test('are asked for so often by one network and no more', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 200; count += 1) {
      const remoteAddress = '198.51.100.7';
      statuses.add((await app.inject({ url: '/delivery/points/inpost/QQQ010', remoteAddress })).statusCode);
    }
    expect([...statuses]).toEqual([200, 429]);
    expect((await app.inject({ url: '/delivery/points', remoteAddress: '203.0.113.9' })).statusCode).toBe(200);
  });
});
