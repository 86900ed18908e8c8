import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readLimitRules } from '../../../rate-limits/index.ts';
import { createRateLimits } from '../../../rate-limits/rate-limits.ts';
import { aStoredCustomer } from '../../../testing/a-customer.ts';
import { aSite } from '../../../testing/a-site.ts';
import { dialects } from '../../../testing/dialects.ts';
import { hashPassword } from '../../credentials/index.ts';
import { FAILURE_MEMORY_MS } from '../../sign-in/sign-in-delay.ts';
import { signUp } from '../account/sign-up.ts';
import { createCustomerServices } from '../customer-services.ts';
import { signInWithPassword } from './sign-in-with-password.ts';

const calls = vi.hoisted(() => ({ hash: 0, verify: 0 }));
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    hash: (...args: Parameters<typeof real.hash>) => {
      calls.hash += 1;
      return real.hash(...args);
    },
    verify: (...args: Parameters<typeof real.verify>) => {
      calls.verify += 1;
      return real.verify(...args);
    },
  };
});

const password = 'Poziomki1!';
const email = 'lena@example.com';
const site = { id: 1, ...aSite() };

describe.each(dialects)('guessing on $name', ({ openDatabase }) => {
  async function aDoor() {
    const db = await openDatabase();
    await aStoredCustomer(db, { email, passwordHash: await hashPassword(password) });
    await aStoredCustomer(db, { email: 'sso@example.com', passwordHash: null });
    const clock = { ms: Date.parse('2026-11-20T08:00:00Z') };
    const waits: number[] = [];
    const services = createCustomerServices({
      db,
      mail: { enqueue: async () => {} },
      onError: () => {},
      rateLimits: createRateLimits(db, readLimitRules({}, 1), () => new Date(clock.ms)),
      now: () => new Date(clock.ms),
      wait: async (ms) => void waits.push(ms),
    });
    const attempt = (given: string, of = email, ip = '203.0.113.1') =>
      signInWithPassword(services, { email: of, password: given, ip }, site).then(
        () => 'in',
        (error: { code?: string }) => error.code,
      );
    return { services, attempt, waits, clock };
  }

  // The hash that strangers are compared with is made once in a process.
  beforeEach(async () => {
    const { attempt } = await aDoor();
    await attempt('Maliny2@', 'nobody@example.com');
  });

  test.each([
    ['a wrong password', email, 'Maliny2@'],
    ['an unknown address', 'nobody@example.com', password],
    ['an account without a password', 'sso@example.com', password],
    ['the right password', email, password],
  ])('hashes once for %s', async (_, of, given) => {
    const { attempt } = await aDoor();
    const before = { ...calls };
    await attempt(given, of);
    expect([calls.hash - before.hash, calls.verify - before.verify]).toEqual([0, 1]);
  });

  test('hashes once for signing up, whether or not the address is taken', async () => {
    const { services } = await aDoor();
    const input = { firstname: 'Lena', lastname: 'Różana', password };
    for (const of of [email, 'jan@example.com']) {
      const before = { ...calls };
      await signUp(services, { ...input, email: of }, site).catch(() => {});
      expect([calls.hash - before.hash, calls.verify - before.verify]).toEqual([1, 0]);
    }
  });

  test('waits longer after each failure at one person, yet lets the right password in', async () => {
    const { attempt, waits, clock } = await aDoor();
    for (let guess = 0; guess < 5; guess += 1) expect(await attempt('Maliny2@')).toBe('credentials-invalid');
    expect(waits).toEqual([0, 0, 0, 250, 500]);
    expect(await attempt(password)).toBe('in');
    expect(waits.at(-1)).toBe(1_000);
    expect(await attempt(password)).toBe('in');
    expect(waits.at(-1)).toBe(0);
    await attempt('Maliny2@', 'nobody@example.com');
    clock.ms += FAILURE_MEMORY_MS;
    await attempt('Maliny2@', 'nobody@example.com');
    expect(waits.at(-1)).toBe(0);
  });

  test('costs the others in a large network nothing until there are very many', async () => {
    const { attempt, waits } = await aDoor();
    for (let guess = 0; guess < 54; guess += 1) await attempt('Maliny2@', `somebody-${guess}@example.com`);
    expect(waits.slice(0, 53).every((ms) => ms === 0)).toBe(true);
    expect(waits.at(-1)).toBeGreaterThan(0);
    await attempt(password, email, '198.51.100.7');
    expect(waits.at(-1)).toBe(0);
  });
});
