import { describe, expect, test } from 'vitest';
import type { Db } from '../database/dialects.ts';
import { dialects } from '../testing/dialects.ts';
import { CredentialsInvalid, TooManyAttempts } from './identity.errors.ts';
import { hashPassword } from './passwords.ts';
import { createSignIn } from './sign-in.ts';
import { FAILURE_MEMORY_MS } from './sign-in-delay.ts';
import { createSignInFailuresStore } from './sign-in-failures.store.ts';
import { createStaffUsersStore } from './staff-users.store.ts';

const password = 'poziomki w trawie';

async function aDoor(db: Db) {
  const users = createStaffUsersStore(db);
  const passwordHash = await hashPassword(password);
  for (const email of ['zofia@rosailen.example', 'jan@rosailen.example']) {
    await users.create({ email, name: email, role: 'editor', passwordHash, createdAt: new Date() });
  }
  const clock = { ms: Date.parse('2026-11-20T08:00:00Z') };
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  const failures = createSignInFailuresStore(db, () => new Date(clock.ms));
  const signIn = createSignIn({ users, failures, wait });
  const attempt = (given: string, from = '203.0.113.1', email = 'zofia@rosailen.example') =>
    signIn({ email, password: given, ip: from }).then(
      () => 'in',
      (error: unknown) => error,
    );
  return { attempt, waits, clock };
}

describe.each(dialects)('the door on $name', ({ openDatabase }) => {
  test('makes each guess wait longer than the one before, yet lets the right password in', async () => {
    const { attempt, waits } = await aDoor(await openDatabase());
    for (let guess = 0; guess < 6; guess += 1) expect(await attempt('zły')).toBeInstanceOf(CredentialsInvalid);
    expect(await attempt(password)).toBe('in');
    expect(waits).toEqual([0, 0, 0, 250, 500, 1000, 2000]);
  });

  test('is not fooled by guesses that come all at once', async () => {
    const { attempt, waits } = await aDoor(await openDatabase());
    await Promise.all(Array.from({ length: 8 }, () => attempt('zły')));
    expect(waits).toEqual([0, 0, 0, 250, 500, 1000, 2000, 4000]);
  });

  test('turns away a crowd from one network', async () => {
    const { attempt } = await aDoor(await openDatabase());
    const answers = await Promise.all(Array.from({ length: 20 }, () => attempt('zły')));
    expect(answers.filter((answer) => answer instanceof TooManyAttempts)).toHaveLength(9);
  });

  test('counts guesses at one person that come from many networks', async () => {
    const { attempt, waits } = await aDoor(await openDatabase());
    for (let guess = 1; guess <= 5; guess += 1) await attempt('zły', `203.0.113.${guess}`);
    expect(waits).toEqual([0, 0, 0, 250, 500]);
  });

  test('does not let one account of a guesser clear the guesses at others', async () => {
    const { attempt, waits } = await aDoor(await openDatabase());
    for (let guess = 0; guess < 4; guess += 1) await attempt('zły');
    expect(await attempt(password, '203.0.113.1', 'jan@rosailen.example')).toBe('in');
    waits.length = 0;
    await attempt('zły');
    expect(waits).toEqual([500]);
  });

  test('forgets a person’s slips once they are in', async () => {
    const { attempt, waits } = await aDoor(await openDatabase());
    for (let slip = 0; slip < 4; slip += 1) await attempt('zły', `203.0.113.${slip}`);
    await attempt(password, '203.0.113.50');
    waits.length = 0;
    await attempt(password, '203.0.113.51');
    expect(waits).toEqual([0]);
  });

  test('forgets guesses after a quiet while', async () => {
    const { attempt, waits, clock } = await aDoor(await openDatabase());
    for (let guess = 0; guess < 5; guess += 1) await attempt('zły');
    clock.ms += FAILURE_MEMORY_MS;
    waits.length = 0;
    await attempt('zły');
    await attempt('zły');
    expect(waits).toEqual([0, 0]);
  });

  test('keeps neither address nor e-mail of those who failed', async () => {
    const db = await openDatabase();
    const { attempt } = await aDoor(db);
    await attempt('zły');
    const kept = JSON.stringify(await db.selectFrom('sign_in_failure').selectAll().execute());
    expect(kept).not.toMatch(/203\.0|zofia/);
  });
});
