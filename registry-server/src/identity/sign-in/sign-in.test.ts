import { describe, expect, test } from 'vitest';
import type { Db } from '../../database/dialects.ts';
import { readLimitRules } from '../../rate-limits/index.ts';
import { createRateLimits } from '../../rate-limits/rate-limits.ts';
import { dialects } from '../../testing/dialects.ts';
import { MINUTE_MS } from '../../time/durations.ts';
import { hashPassword } from '../credentials/index.ts';
import { createStaffUsersStore } from '../staff/users.store.ts';
import { CredentialsInvalid, TooManyAttempts } from './sign-in.errors.ts';
import { createSignIn } from './sign-in.ts';
import { FAILURE_MEMORY_MS } from './sign-in-delay.ts';
import { createSignInFailuresStore } from './sign-in-failures.store.ts';

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
  const now = () => new Date(clock.ms);
  const limits = createRateLimits(db, readLimitRules({}, 1), now);
  const aNode = () => createSignIn({ users, failures, limits, wait });
  const signIn = aNode();
  const attempt = (given: string, from = '203.0.113.1', email = 'zofia@rosailen.example', node = signIn) =>
    node({ email, password: given, ip: from }).then(
      () => 'in',
      (error: unknown) => error,
    );
  return { attempt, waits, clock, aNode, limits };
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

  test('of parallel guesses from everywhere on two nodes lets no more through than its limit', async () => {
    const { attempt, aNode } = await aDoor(await openDatabase());
    const nodes = [aNode(), aNode()];
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, index) =>
        attempt('zły', `203.0.113.${index}`, 'zofia@rosailen.example', nodes[index % 2]),
      ),
    );
    expect(answers.filter((answer) => answer instanceof CredentialsInvalid)).toHaveLength(30);
    const refused = answers.filter((answer) => answer instanceof TooManyAttempts);
    expect(refused).toHaveLength(120);
    expect(refused[0]).toMatchObject({ retryAfterSeconds: 15 * 60 });
  });

  test('lets in whoever was in from there before, whatever all others try', async () => {
    const { attempt, clock } = await aDoor(await openDatabase());
    expect(await attempt(password, '2001:db8:1:2::5')).toBe('in');
    await Promise.all(Array.from({ length: 40 }, (_, index) => attempt('zły', `203.0.113.${index}`)));
    expect(await attempt(password, '198.51.100.9')).toBeInstanceOf(TooManyAttempts);
    expect(await attempt(password, '2001:db8:1:2:ffff::1')).toBe('in');
    clock.ms += 15 * MINUTE_MS;
    expect(await attempt(password, '198.51.100.9')).toBe('in');
  });

  test('does not count right passwords', async () => {
    const { attempt } = await aDoor(await openDatabase());
    for (let times = 0; times < 60; times += 1) expect(await attempt(password)).toBe('in');
  });

  test('keeps neither address nor e-mail of those who failed', async () => {
    const db = await openDatabase();
    const { attempt } = await aDoor(db);
    await attempt('zły');
    const kept = JSON.stringify(await db.selectFrom('sign_in_failure').selectAll().execute());
    expect(kept).not.toMatch(/203\.0|zofia/);
  });
});
