import { describe, expect, test } from 'vitest';
import { STAFF_ROLES } from '../../access.ts';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { dialects } from '../../testing/dialects.ts';
import { signedIn } from '../../testing/staff-client.ts';
import { ensureFirstAdmin } from './first-admin.ts';

const config = readConfig({ LOG_LEVEL: 'silent' });
const jan = { email: 'Jan@RosaiLen.example', name: 'Jan Różany', role: 'publisher', password: 'maliny w chruśniaku' };

describe.each(dialects)('staff users on $name', ({ openDatabase }) => {
  const anApp = async () => buildApp(config, { db: await openDatabase() });
  const create = (payload: object) => ({ method: 'POST', url: '/staff/users', payload }) as const;
  const change = (id: number, payload: object) => ({ method: 'PATCH', url: `/staff/users/${id}`, payload }) as const;

  test('are made by an administrator and can sign in', async () => {
    const app = await anApp();
    const admin = await signedIn(app, 'admin');
    const created = await admin.inject(create(jan));
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ email: 'jan@rosailen.example', role: 'publisher', isActive: true });
    expect(created.body).not.toContain('argon2');
    const { email, password } = jan;
    const session = await app.inject({ method: 'POST', url: '/staff/session', payload: { email, password } });
    expect(session.statusCode).toBe(200);
  });

  test('have e-mails that differ in more than case', async () => {
    const admin = await signedIn(await anApp(), 'admin');
    await admin.inject(create(jan));
    const second = await admin.inject(create({ ...jan, email: 'jan@rosailen.EXAMPLE' }));
    expect([second.statusCode, second.json().code]).toEqual([409, 'email-taken']);
  });

  test.each(STAFF_ROLES.filter((role) => role !== 'admin'))('are none of the business of a %s', async (role) => {
    const app = await anApp();
    const person = await signedIn(app, role);
    const admin = await signedIn(app, 'admin');
    const answers = [
      await person.inject({ method: 'GET', url: '/staff/users' }),
      await person.inject(create(jan)),
      await person.inject(change(admin.user.id, { role: 'viewer' })),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    expect(answers[0]?.json().code).toBe('not-allowed');
  });

  test.each([
    ['a short password', { ...jan, password: 'maliny' }, '/password', 'minLength'],
    ['a password that many use', { ...jan, password: 'Administrator1' }, '/password', 'password-common'],
    ['their e-mail as a password', { ...jan, password: 'J4n.RosaiLen.2026' }, '/password', 'password-personal'],
    ['an unknown role', { ...jan, role: 'king' }, '/role', 'enum'],
    ['no e-mail', { ...jan, email: 'jan' }, '/email', 'format'],
    ['a field of its own making', { ...jan, isAdmin: true }, '/isAdmin', 'additionalProperties'],
  ])('with %s are refused by field and rule', async (_, body, path, rule) => {
    const admin = await signedIn(await anApp(), 'admin');
    const response = await admin.inject(create(body));
    expect(response.statusCode).toBe(422);
    expect(response.json().details.faults[0]).toMatchObject({ path, rule, message: expect.any(String) });
  });

  test('always include an active administrator', async () => {
    const admin = await signedIn(await anApp(), 'admin');
    for (const loss of [{ role: 'editor' }, { isActive: false }]) {
      const response = await admin.inject(change(admin.user.id, loss));
      expect([response.statusCode, response.json().code]).toEqual([409, 'last-admin']);
    }
  });

  test('cannot lose both administrators to one another', async () => {
    const app = await anApp();
    const [one, other] = [await signedIn(app, 'admin'), await signedIn(app, 'admin')];
    const answers = await Promise.all([
      one.inject(change(other.user.id, { role: 'viewer' })),
      other.inject(change(one.user.id, { role: 'viewer' })),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('are listed page by page', async () => {
    const app = await anApp();
    const admin = await signedIn(app, 'admin');
    for (const role of STAFF_ROLES) await signedIn(app, role);
    const list = await admin.inject({ method: 'GET', url: '/staff/users?page=2&pageSize=3' });
    expect(list.json()).toMatchObject({ total: 5, page: 2, pageSize: 3 });
    expect(list.json().items).toHaveLength(2);
  });

  test('that do not exist cannot be changed', async () => {
    const admin = await signedIn(await anApp(), 'admin');
    expect((await admin.inject(change(999, { name: 'Nikt' }))).statusCode).toBe(404);
  });
});

describe.each(dialects)('the first administrator on $name', ({ openDatabase }) => {
  const signIn = (email: string, password: string) =>
    ({ method: 'POST', url: '/staff/session', payload: { email, password } }) as const;

  test('has the password that was configured', async () => {
    const app = await buildApp(config, { db: await openDatabase() });
    const given = { adminEmail: 'Szefowa@rosailen.example', adminPassword: 'poziomki w trawie' };
    expect(await ensureFirstAdmin(app.db, given)).toEqual({ email: 'Szefowa@rosailen.example' });
    const response = await app.inject(signIn('szefowa@rosailen.example', 'poziomki w trawie'));
    expect(response.json().user.role).toBe('admin');
  });

  test('is made once, however many nodes start together', async () => {
    const db = await openDatabase();
    const given = { adminEmail: 'szefowa@rosailen.example' };
    const made = await Promise.all(Array.from({ length: 4 }, () => ensureFirstAdmin(db, given)));
    expect(made.filter((each) => each !== undefined)).toHaveLength(1);
  });

  test.each(['Administrator1', 'Szefowa-2026!'])(
    'does not get a password that is guessed soon: %s',
    async (adminPassword) => {
      const db = await openDatabase();
      const given = { adminEmail: 'szefowa@rosailen.example', adminPassword };
      await expect(ensureFirstAdmin(db, given)).rejects.toThrow(/^ADMIN_PASSWORD is .* leave it out/);
      expect(await ensureFirstAdmin(db, { ...given, adminPassword: 'poziomki w trawie' })).toBeDefined();
    },
  );

  test('a password is changed to a good one alone', async () => {
    const app = await buildApp(config, { db: await openDatabase() });
    const admin = await signedIn(app, 'admin');
    const change = {
      method: 'PATCH',
      url: `/staff/users/${admin.user.id}`,
      payload: { password: 'haslohaslo-2026' },
    } as const;
    expect((await admin.inject(change)).json().details.faults[0]).toMatchObject({ rule: 'password-common' });
  });

  test('has a made-up password that is told once', async () => {
    const app = await buildApp(config, { db: await openDatabase() });
    const first = await ensureFirstAdmin(app.db, { adminEmail: 'szefowa@rosailen.example' });
    expect(first?.generatedPassword).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    const response = await app.inject(signIn('szefowa@rosailen.example', first?.generatedPassword ?? ''));
    expect(response.statusCode).toBe(200);
    expect(await ensureFirstAdmin(app.db, { adminEmail: 'inna@rosailen.example' })).toBeUndefined();
  });
});
