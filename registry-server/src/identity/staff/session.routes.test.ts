import { describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import type { App } from '../../fastify-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { signedIn } from '../../testing/staff-client.ts';
import { hashPassword } from '../credentials/index.ts';
import { createStaffUsersStore } from './users.store.ts';

const password = 'poziomki w trawie';
const config = readConfig({ LOG_LEVEL: 'silent', STAFF_ORIGINS: 'http://localhost:5173' });

async function aPerson(app: App, email = 'zofia@rosailen.example') {
  const users = createStaffUsersStore(app.db);
  const passwordHash = await hashPassword(password);
  return users.create({ email, name: 'Zofia Lniana', role: 'editor', passwordHash, createdAt: new Date() });
}

function signIn(app: App, body: object, headers = {}) {
  return app.inject({ method: 'POST', url: '/staff/session', payload: body, headers });
}

function cookieOf(response: Awaited<ReturnType<typeof signIn>>) {
  const [cookie] = response.cookies;
  if (!cookie) throw new Error('no cookie was set');
  return { ...cookie, header: { cookie: `${cookie.name}=${cookie.value}` } };
}

describe.each(dialects)('signing in on $name', ({ openDatabase }) => {
  const anApp = async () => buildApp(config, { db: await openDatabase() });

  test('gives a session in a cookie that no script and no foreign page can use', async () => {
    const app = await anApp();
    const { id } = await aPerson(app);
    const response = await signIn(app, { email: ' Zofia@RosaiLen.example', password });
    expect(response.statusCode).toBe(200);
    expect(response.json().user).toEqual({ id, email: 'zofia@rosailen.example', name: 'Zofia Lniana', role: 'editor' });
    expect(cookieOf(response)).toMatchObject({ name: 'witryna_staff', httpOnly: true, sameSite: 'Strict', path: '/' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('keeps the token itself out of the database', async () => {
    const app = await anApp();
    await aPerson(app);
    const { value } = cookieOf(await signIn(app, { email: 'zofia@rosailen.example', password }));
    expect(Buffer.from(value, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(JSON.stringify(await app.db.selectFrom('staff_session').selectAll().execute())).not.toContain(value);
  });

  test('answers a wrong password, an unknown e-mail and a switched-off account alike', async () => {
    const app = await anApp();
    const { id } = await aPerson(app);
    const wrong = await signIn(app, { email: 'zofia@rosailen.example', password: 'maliny w trawie' });
    const unknown = await signIn(app, { email: 'nikt@rosailen.example', password });
    await createStaffUsersStore(app.db).update(id, { isActive: false }, new Date());
    const off = await signIn(app, { email: 'zofia@rosailen.example', password });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({ code: 'credentials-invalid', message: 'Nieprawidłowy e-mail lub hasło.' });
    expect(unknown.json()).toEqual(wrong.json());
    expect(off.json()).toEqual(wrong.json());
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  test('is refused to a page of another origin', async () => {
    const app = await anApp();
    await aPerson(app);
    const body = { email: 'zofia@rosailen.example', password };
    const foreign = await signIn(app, body, { origin: 'https://evil.example' });
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'foreign-origin']);
    expect((await signIn(app, body, { origin: 'http://localhost:80', host: 'localhost:80' })).statusCode).toBe(200);
  });

  test('says which field is missing', async () => {
    const app = await anApp();
    const response = await signIn(app, { email: 'zofia@rosailen.example' });
    expect(response.statusCode).toBe(422);
    expect(response.json().details.faults[0]).toMatchObject({ path: '/password', rule: 'required' });
  });
});

describe.each(dialects)('a session on $name', ({ openDatabase }) => {
  const anApp = async () => buildApp(config, { db: await openDatabase() });
  const session = { method: 'GET', url: '/staff/session' } as const;

  test('is recognised, and tells the token that writes need', async () => {
    const app = await anApp();
    await aPerson(app);
    const opened = await signIn(app, { email: 'zofia@rosailen.example', password });
    const seen = await app.inject({ ...session, headers: cookieOf(opened).header });
    expect(seen.json()).toEqual(opened.json());
  });

  test('is asked for where there is none, and where it was made up', async () => {
    const app = await anApp();
    for (const headers of [{}, { cookie: 'witryna_staff=abc' }]) {
      const response = await app.inject({ ...session, headers });
      expect([response.statusCode, response.json().code]).toEqual([401, 'not-signed-in']);
    }
  });

  test('is dead once its owner signed out, although the cookie is still there', async () => {
    const app = await anApp();
    const zofia = await signedIn(app, 'editor');
    const response = await zofia.inject({ method: 'DELETE', url: '/staff/session' });
    expect(response.statusCode).toBe(204);
    expect((await zofia.inject(session)).statusCode).toBe(401);
  });

  test('writes only with its token, and only from an own page', async () => {
    const app = await anApp();
    const zofia = await signedIn(app, 'editor');
    const end = { method: 'DELETE', url: '/staff/session' } as const;
    const withoutToken = await app.inject({ ...end, headers: { cookie: zofia.headers.cookie ?? '' } });
    const foreign = await zofia.inject({ ...end, headers: { origin: 'https://evil.example' } });
    const hidden = await zofia.inject({ ...end, headers: { 'sec-fetch-site': 'cross-site' } });
    expect(withoutToken.json().code).toBe('csrf-token-invalid');
    expect(foreign.json().code).toBe('foreign-origin');
    expect(hidden.json().code).toBe('foreign-origin');
    expect((await zofia.inject(session)).statusCode).toBe(200);
    expect((await zofia.inject({ ...end, headers: { origin: 'http://localhost:5173' } })).statusCode).toBe(204);
  });

  test('of another browser does not take the token of this one', async () => {
    const app = await anApp();
    const zofia = await signedIn(app, 'editor');
    const jan = await signedIn(app, 'editor');
    const token = jan.headers['x-csrf-token'] ?? '';
    const response = await zofia.inject({
      method: 'DELETE',
      url: '/staff/session',
      headers: { 'x-csrf-token': token },
    });
    expect(response.statusCode).toBe(403);
  });

  test('ends everywhere when its owner changes the password, but for the one that changed it', async () => {
    const app = await anApp();
    await aPerson(app);
    const phone = cookieOf(await signIn(app, { email: 'zofia@rosailen.example', password }));
    const opened = await signIn(app, { email: 'zofia@rosailen.example', password });
    const headers = { ...cookieOf(opened).header, 'x-csrf-token': opened.json().csrfToken };
    const changed = await app.inject({
      method: 'PUT',
      url: '/staff/session/password',
      headers,
      payload: { password, newPassword: 'maliny w chruśniaku' },
    });
    expect(changed.statusCode).toBe(200);
    expect((await app.inject({ ...session, headers: phone.header })).statusCode).toBe(401);
    expect((await app.inject({ ...session, headers: cookieOf(opened).header })).statusCode).toBe(401);
    expect((await app.inject({ ...session, headers: cookieOf(changed).header })).statusCode).toBe(200);
    expect((await signIn(app, { email: 'zofia@rosailen.example', password })).statusCode).toBe(401);
  });
});

test.each(dialects)('the language of one’s forms stays with the person, on $name', async ({ openDatabase }) => {
  const app = await buildApp(config, { db: await openDatabase() });
  const viewer = await signedIn(app, 'viewer');
  const languageNow = async () => (await viewer.inject({ url: '/staff/session' })).json().formLanguage;
  const put = (formLanguage: string) =>
    viewer.inject({ method: 'PUT', url: '/staff/session/form-language', payload: { formLanguage } });
  expect(await languageNow()).toBe('pl');
  expect((await put('hu')).json()).toMatchObject({ formLanguage: 'hu', user: { role: 'viewer' } });
  expect(await languageNow()).toBe('hu');
  expect((await put('de')).statusCode).toBe(422);
  expect(await languageNow()).toBe('hu');
});
