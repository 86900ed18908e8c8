import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

describe.each(dialects)('redirects on $name', (dialect) => {
  let app: App;
  let admin: StaffClient;

  beforeAll(async () => {
    app = await buildTestApp(dialect);
    admin = await signedIn(app, 'admin');
  });

  const put = (payload: object) => admin.inject({ method: 'PUT', url: '/staff/redirects', payload });

  test('are made, replaced, listed and removed', async () => {
    const first = await put({ from: '/stary', to: '/nowy' });
    expect(first.json()).toMatchObject({ site: 'pl', from: '/stary', to: '/nowy', code: 303 });
    const second = await put({ from: '/stary', to: 'https://rosailen.example/nowszy', code: 302 });
    expect(second.json()).toMatchObject({ id: first.json().id, to: 'https://rosailen.example/nowszy', code: 302 });
    expect((await admin.inject({ url: '/staff/redirects' })).json()).toMatchObject({
      total: 1,
      items: [{ code: 302 }],
    });
    expect((await app.inject('/registry/stary')).statusCode).toBe(410);
    const remove = { method: 'DELETE', url: `/staff/redirects/${first.json().id}` } as const;
    expect((await admin.inject(remove)).statusCode).toBe(204);
    expect((await admin.inject(remove)).statusCode).toBe(204);
    expect((await app.inject('/registry/stary')).statusCode).toBe(404);
  });

  test.each([
    [{ from: '/a', to: '/a' }, '/to', 'redirect-loop'],
    [{ from: '/a?b=1', to: '/c' }, '/from', 'old-address'],
    [{ from: '/../a', to: '/c' }, '/from', 'old-address'],
    [{ from: '/a', to: 'javascript:alert(1)' }, '/to', 'x-href'],
    [{ from: '/a', to: '//zle.example' }, '/to', 'x-href'],
    [{ from: '/a', to: 'mailto:a@b.example' }, '/to', 'x-href'],
    [{ from: '/a', to: '/c', code: 200 }, '/code', 'enum'],
  ])('lead somewhere safe: not %j', async (payload, path, rule) => {
    const response = await put(payload);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ details: { faults: [{ path, rule, message: expect.any(String) }] } });
  });

  const post = (payload: object) => admin.inject({ method: 'POST', url: '/staff/redirects', payload });
  const change = (id: number, payload: object) =>
    admin.inject({ method: 'PUT', url: `/staff/redirects/${id}`, payload });
  const list = async (query: string) => (await admin.inject({ url: `/staff/redirects?${query}` })).json();

  test('are created where there is none, read, and changed with their address, in effect at once', async () => {
    const made = await post({ from: 'dawny', to: '/o-nas', code: 308 });
    expect([made.statusCode, made.json()]).toMatchObject([201, { from: '/dawny', to: '/o-nas', code: 308 }]);
    const { id } = made.json();
    expect((await admin.inject({ url: `/staff/redirects/${id}` })).json()).toEqual(made.json());
    expect((await app.inject('/registry/dawny')).statusCode).toBe(410);
    const taken = await post({ from: '/dawny', to: '/inny' });
    expect([taken.statusCode, taken.json()]).toMatchObject([
      422,
      { details: { faults: [{ path: '/from', rule: 'redirect-taken' }] } },
    ]);
    const moved = await change(id, { from: '/dawniejszy', to: '/o-nas?z=1' });
    expect([moved.statusCode, moved.json()]).toMatchObject([200, { id, from: '/dawniejszy', to: '/o-nas?z=1' }]);
    expect((await app.inject('/registry/dawny')).statusCode).toBe(404);
    expect((await app.inject('/registry/dawniejszy')).statusCode).toBe(410);
    const other = (await post({ from: '/drugi', to: '/o-nas' })).json();
    expect((await change(other.id, { from: '/dawniejszy', to: '/o-nas' })).json()).toMatchObject({
      details: { faults: [{ path: '/from', rule: 'redirect-taken' }] },
    });
    expect((await change(id, { from: '/dawniejszy', to: '/o-nas' })).statusCode).toBe(200);
  });

  test('one that is gone is neither read nor changed', async () => {
    const { id } = (await post({ from: '/znika', to: '/o-nas' })).json();
    await admin.inject({ method: 'DELETE', url: `/staff/redirects/${id}` });
    expect((await admin.inject({ url: `/staff/redirects/${id}` })).statusCode).toBe(404);
    expect((await change(id, { from: '/znika', to: '/o-nas' })).statusCode).toBe(404);
  });

  test('are found by a part of either address, page by page', async () => {
    for (const name of ['szukaj-1', 'szukaj-2', 'szukaj-3']) await post({ from: `/${name}`, to: `/Cel-${name}` });
    await post({ from: '/szukaj_4', to: '/cel' });
    expect(await list('search=%2FSZUKAJ-&pageSize=2')).toMatchObject({ total: 3, items: [{}, {}] });
    expect((await list('search=szukaj-&pageSize=2&page=2')).items).toMatchObject([{ from: '/szukaj-3' }]);
    expect((await list('search=cel-szukaj-2')).items).toMatchObject([{ from: '/szukaj-2' }]);
    expect((await list('search=szukaj_')).items).toMatchObject([{ from: '/szukaj_4' }]);
    expect((await list('search=%25')).total).toBe(0);
  });

  test('neither go through one another nor in a circle', async () => {
    const { id } = (await post({ from: '/pierwszy', to: '/srodek' })).json();
    const faultOf = (answer: { json(): { details?: { faults: readonly object[] } } }) =>
      answer.json().details?.faults[0];
    expect(faultOf(await post({ from: '/srodek', to: '/koniec' }))).toMatchObject({
      path: '/from',
      rule: 'redirect-chain',
      message: expect.stringContaining('/pierwszy'),
    });
    expect(faultOf(await put({ from: '/zero', to: '/pierwszy?a=1' }))).toMatchObject({
      path: '/to',
      rule: 'redirect-chain',
      message: expect.stringContaining('/srodek'),
    });
    expect(faultOf(await put({ from: '/srodek', to: '/pierwszy' }))).toMatchObject({
      path: '/to',
      rule: 'redirect-loop',
    });
    const { address } = app.sites.require(undefined);
    expect(faultOf(await post({ from: '/zero', to: `${address}/pierwszy` }))).toMatchObject({ rule: 'redirect-chain' });
    expect(faultOf(await post({ from: '/zero', to: `${address}/zero` }))).toMatchObject({ rule: 'redirect-loop' });
    // Elsewhere nothing is known of the way on; and what is changed does not stand in its own way.
    expect((await post({ from: '/zero', to: 'https://inny.example/pierwszy' })).statusCode).toBe(201);
    expect((await change(id, { from: '/pierwszy', to: '/koniec' })).statusCode).toBe(200);
    expect((await put({ from: '/pierwszy', to: '/srodek' })).statusCode).toBe(200);
  });

  test('two people do not close a circle at the same moment', async () => {
    const answers = await Promise.all([
      post({ from: '/kolo-a', to: '/kolo-b' }),
      post({ from: '/kolo-b', to: '/kolo-a' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  });

  test('are read by all staff and written by administrators', async () => {
    const publisher = await signedIn(app, 'publisher');
    const payload = { from: '/nie-wolno', to: '/o-nas' };
    expect((await publisher.inject({ method: 'POST', url: '/staff/redirects', payload })).statusCode).toBe(403);
    expect((await publisher.inject({ method: 'PUT', url: '/staff/redirects/1', payload })).statusCode).toBe(403);
    expect((await publisher.inject({ url: '/staff/redirects' })).statusCode).toBe(200);
  });

  test('of an unknown site there are none', async () => {
    expect((await put({ site: 'xx', from: '/a', to: '/b' })).json()).toMatchObject({ code: 'site-unknown' });
    expect((await admin.inject({ url: '/staff/redirects?site=xx' })).statusCode).toBe(404);
  });
});
