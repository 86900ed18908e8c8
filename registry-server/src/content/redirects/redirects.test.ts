import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../app.ts';
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
    expect(first.json()).toMatchObject({ site: 'pl', from: '/stary', to: '/nowy', code: 301 });
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

  test('of an unknown site there are none', async () => {
    expect((await put({ site: 'xx', from: '/a', to: '/b' })).json()).toMatchObject({ code: 'site-unknown' });
    expect((await admin.inject({ url: '/staff/redirects?site=xx' })).statusCode).toBe(404);
  });
});
