import { describe, expect, test } from 'vitest';
import type { Db } from '../../database/dialects.ts';
import { dialects } from '../../testing/dialects.ts';
import { createSessionsStore, IDLE_LIFETIME_MS, LONGEST_LIFETIME_MS } from './sessions.store.ts';
import { createStaffUsersStore } from './users.store.ts';

const start = Date.parse('2026-11-20T08:00:00Z');

async function aSession(db: Db) {
  const user = await createStaffUsersStore(db).create({
    email: 'zofia@rosailen.example',
    name: 'Zofia Lniana',
    role: 'editor',
    passwordHash: '',
    createdAt: new Date(start),
  });
  const clock = { ms: start };
  const sessions = createSessionsStore(db, () => new Date(clock.ms));
  return { user, clock, sessions, token: await sessions.open(user.id) };
}

describe.each(dialects)('sessions on $name', ({ openDatabase }) => {
  test('last as long as they are used', async () => {
    const { clock, sessions, token } = await aSession(await openDatabase());
    for (let pause = 0; pause < 5; pause += 1) {
      clock.ms += IDLE_LIFETIME_MS - 60_000;
      expect(await sessions.use(token)).toMatchObject({ email: 'zofia@rosailen.example', role: 'editor' });
    }
  });

  test('end after a long pause', async () => {
    const { clock, sessions, token } = await aSession(await openDatabase());
    clock.ms += IDLE_LIFETIME_MS;
    expect(await sessions.use(token)).toBeUndefined();
  });

  test('end in the end, however busy they are', async () => {
    const { clock, sessions, token } = await aSession(await openDatabase());
    while (clock.ms + IDLE_LIFETIME_MS / 2 < start + LONGEST_LIFETIME_MS) {
      clock.ms += IDLE_LIFETIME_MS / 2;
      expect(await sessions.use(token)).toBeDefined();
    }
    clock.ms = start + LONGEST_LIFETIME_MS;
    expect(await sessions.use(token)).toBeUndefined();
  });

  test('are written down at most once a minute', async () => {
    const db = await openDatabase();
    const { clock, sessions, token } = await aSession(db);
    const lastSeen = async () =>
      (await db.selectFrom('staff_session').select('lastSeenAt').executeTakeFirstOrThrow()).lastSeenAt;
    clock.ms += 59_000;
    await sessions.use(token);
    expect(await lastSeen()).toEqual(new Date(start));
    clock.ms += 1_000;
    await sessions.use(token);
    expect(await lastSeen()).toEqual(new Date(clock.ms));
  });

  test.each([
    ['a new password', { passwordHash: 'other' }],
    ['another role', { role: 'admin' }],
    ['being switched off', { isActive: false }],
  ] as const)('end with %s', async (_, change) => {
    const db = await openDatabase();
    const { user, sessions, token } = await aSession(db);
    await createStaffUsersStore(db).update(user.id, change, new Date(start));
    expect(await sessions.use(token)).toBeUndefined();
  });

  test('survive a new name', async () => {
    const db = await openDatabase();
    const { user, sessions, token } = await aSession(db);
    await createStaffUsersStore(db).update(user.id, { name: 'Zofia Len', role: 'editor' }, new Date(start));
    expect(await sessions.use(token)).toMatchObject({ name: 'Zofia Len' });
  });
});
