import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import type { StaffRole } from '../../../access.ts';
import type { App } from '../../../fastify-app.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects, type TestDialect } from '../../../testing/dialects.ts';
import { signedIn } from '../../../testing/staff-client.ts';
import { hashPassword } from '../../credentials/index.ts';
import { STAFF_COOKIE } from '../session.routes.ts';
import { createStaffUsersStore } from '../users.store.ts';

const password = 'poziomki w trawie';
const email = 'zofia@rosailen.example';
const STEP_MS = 30_000;

/** The code that an authenticator app shows, so many steps of half a minute from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });
/** None of the codes that hold now. */
const wrongCode = (secret: string) =>
  ['000000', '111111', '222222', '333333', '444444'].find(
    (code) => ![-1, 0, 1].some((step) => codeOf(secret, step) === code),
  ) ?? '';

async function aPerson(app: App, role: StaffRole = 'editor') {
  const passwordHash = await hashPassword(password);
  return createStaffUsersStore(app.db).create({ email, name: 'Zofia', role, passwordHash, createdAt: new Date() });
}

/** A browser: it keeps the cookie and the token that come with a session. */
function aBrowser(app: App) {
  let headers: Record<string, string> = {};
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    const cookie = answer.cookies.find(({ name }) => name === STAFF_COOKIE);
    const body = answer.body === '' ? {} : answer.json();
    const csrfToken = body.csrfToken ?? body.session?.csrfToken;
    if (cookie?.value && csrfToken) headers = { cookie: `${STAFF_COOKIE}=${cookie.value}`, 'x-csrf-token': csrfToken };
    return { status: answer.statusCode, body, code: body.code, headers: answer.headers };
  };
  return {
    send,
    signIn: () => send('POST', '/staff/session', { email, password }),
    async setUp() {
      const begun = await send('POST', '/staff/session/factor/begin', { password });
      const { secret } = begun.body;
      const confirm = () => send('POST', '/staff/session/factor/confirm', { code: codeOf(secret, -1) });
      const first = await confirm();
      // Where half a minute ends between the code and its check, the code is too old.
      const confirmed = first.status === 422 ? await confirm() : first;
      return { secret: String(secret), recoveryCodes: confirmed.body.recoveryCodes as string[] };
    },
  };
}

async function someoneWithFactor(dialect: TestDialect) {
  const app = await buildTestApp(dialect);
  const person = await aPerson(app);
  const browser = aBrowser(app);
  await browser.signIn();
  return { app, person, browser, ...(await browser.setUp()) };
}

describe.each(dialects)('the second factor of staff on $name', (dialect) => {
  test('is set up with the password and a first code; the secret is sealed, the recovery codes are hashes', async () => {
    const app = await buildTestApp(dialect);
    const { id } = await aPerson(app);
    const browser = aBrowser(app);
    expect((await browser.signIn()).body.next).toBeUndefined();
    expect((await browser.send('POST', '/staff/session/factor/begin', {})).status).toBe(401);
    const begun = await browser.send('POST', '/staff/session/factor/begin', { password });
    const { secret, address } = begun.body;
    expect(address).toMatch(/^otpauth:\/\/totp\/.*zofia.*secret=/);
    expect((await browser.send('GET', '/staff/session/factor')).body).toMatchObject({ isOn: false });
    const wrong = await browser.send('POST', '/staff/session/factor/confirm', { code: wrongCode(secret) });
    expect([wrong.status, wrong.code]).toEqual([422, 'factor-code-wrong']);
    const confirmed = await browser.send('POST', '/staff/session/factor/confirm', { code: codeOf(secret) });
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
    expect((await browser.send('GET', '/staff/session/factor')).body).toEqual({
      isOn: true,
      isRequired: false,
      recoveryCodesLeft: 10,
    });
    const kept = JSON.stringify([
      await app.db.selectFrom('staff_factor').selectAll().execute(),
      await app.db.selectFrom('staff_recovery_code').selectAll().execute(),
    ]);
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(confirmed.body.recoveryCodes[0]);
    expect(kept).toContain(`"userId":${id}`);
    expect((await browser.send('POST', '/staff/session/factor/begin', { password })).code).toBe('factor-exists');
  });

  test('opens nothing before its code, and everything after it', async () => {
    const { app, secret } = await someoneWithFactor(dialect);
    const browser = aBrowser(app);
    expect((await browser.signIn()).body.next).toBe('factor');
    for (const url of ['/staff/session', '/staff/pages', '/staff/session/factor']) {
      expect((await browser.send('GET', url)).status).toBe(401);
    }
    const changed = { password, newPassword: 'maliny w chruśniaku' };
    expect((await browser.send('PUT', '/staff/session/password', changed)).status).toBe(401);
    expect((await browser.send('POST', '/staff/session/factor/begin', {})).status).toBe(401);
    expect((await browser.send('POST', '/staff/session/factor', { code: codeOf(secret) })).status).toBe(200);
    expect((await browser.send('GET', '/staff/pages')).status).toBe(200);
  });

  test('takes no code twice, also when both come at once', async () => {
    const { app, secret } = await someoneWithFactor(dialect);
    const browsers = [aBrowser(app), aBrowser(app), aBrowser(app)];
    for (const browser of browsers) await browser.signIn();
    const code = codeOf(secret, 1);
    const answers = await Promise.all(browsers.map(({ send }) => send('POST', '/staff/session/factor', { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const late = aBrowser(app);
    await late.signIn();
    expect((await late.send('POST', '/staff/session/factor', { code: codeOf(secret) })).code).toBe('factor-code-wrong');
  });

  test('is replaced by a recovery code, each once, however it is typed', async () => {
    const { app, recoveryCodes } = await someoneWithFactor(dialect);
    const code = ` ${recoveryCodes[3]?.toUpperCase().replaceAll('-', ' ')} `;
    const once = aBrowser(app);
    await once.signIn();
    expect((await once.send('POST', '/staff/session/factor', { code })).status).toBe(200);
    expect((await once.send('GET', '/staff/session/factor')).body.recoveryCodesLeft).toBe(9);
    const again = aBrowser(app);
    await again.signIn();
    expect((await again.send('POST', '/staff/session/factor', { code })).code).toBe('factor-code-wrong');
  });

  test('is guessed ten times, on whatever session, and the refusal says when to come again', async () => {
    const { app, secret } = await someoneWithFactor(dialect);
    const code = wrongCode(secret);
    const browsers = await Promise.all(
      Array.from({ length: 2 }, async () => {
        const browser = aBrowser(app);
        await browser.signIn();
        return browser;
      }),
    );
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => browsers[index % 2]?.send('POST', '/staff/session/factor', { code })),
    );
    expect(answers.filter((answer) => answer?.code === 'factor-code-wrong')).toHaveLength(10);
    const refused = answers.find((answer) => answer?.status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(800);
  });

  test('that a role needs is set up at sign-in, before anything else; it cannot be switched off then', async () => {
    const app = await buildTestApp(dialect);
    await aPerson(app, 'publisher');
    const before = aBrowser(app);
    await before.signIn();
    const admin = await signedIn(app, 'admin');
    const put = (roles: readonly string[]) =>
      admin.inject({ method: 'PUT', url: '/staff/factor-policy', payload: { roles } });
    expect((await put(['publisher', 'admin'])).json().code).toBe('factor-first');
    expect((await put(['publisher'])).json()).toEqual({ roles: ['publisher'] });
    expect((await before.send('GET', '/staff/session')).status).toBe(401);

    const browser = aBrowser(app);
    expect((await browser.signIn()).body.next).toBe('setup');
    expect((await browser.send('GET', '/staff/pages')).status).toBe(401);
    const { secret } = await browser.setUp();
    expect((await browser.send('GET', '/staff/pages')).status).toBe(200);
    const off = await browser.send('POST', '/staff/session/factor/remove', { code: codeOf(secret) });
    expect([off.status, off.code]).toEqual([409, 'factor-required']);
    await put([]);
    expect((await browser.send('POST', '/staff/session/factor/remove', { code: codeOf(secret) })).status).toBe(204);
    expect((await aBrowser(app).signIn()).body.next).toBeUndefined();
  });

  test('is reset by an administrator, never one’s own, and the log says so', async () => {
    const { app, person, browser } = await someoneWithFactor(dialect);
    const admin = await signedIn(app, 'admin');
    const reset = (id: number) => admin.inject({ method: 'DELETE', url: `/staff/users/${id}/factor` });
    expect((await admin.inject({ url: '/staff/users' })).body).toContain('"hasSecondFactor":true');
    expect((await reset(admin.user.id)).json().code).toBe('factor-of-oneself');
    expect((await reset(999_999)).statusCode).toBe(404);
    expect((await reset(person.id)).statusCode).toBe(204);
    expect((await browser.send('GET', '/staff/session')).status).toBe(401);
    expect((await aBrowser(app).signIn()).body.next).toBeUndefined();
    expect((await admin.inject({ url: '/staff/audit' })).body).toContain('/staff/users/:id/factor');
  });

  test('sealed with a lost key is left by a recovery code', async () => {
    const { app, secret, recoveryCodes } = await someoneWithFactor(dialect);
    await app.db.updateTable('staff_factor').set({ secret: 'v1.bG9zdA' }).execute();
    const browser = aBrowser(app);
    await browser.signIn();
    expect((await browser.send('POST', '/staff/session/factor', { code: codeOf(secret) })).code).toBe(
      'factor-code-wrong',
    );
    expect((await browser.send('POST', '/staff/session/factor', { code: recoveryCodes[0] })).status).toBe(200);
  });
});
