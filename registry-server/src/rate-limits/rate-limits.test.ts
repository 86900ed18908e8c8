import { describe, expect, test } from 'vitest';
import { TooManyRequests } from '../graphql/refusals.ts';
import { dialects } from '../testing/dialects.ts';
import { MINUTE_MS } from '../time/durations.ts';
import { readLimitRules } from './limit-defaults.ts';
import { createRateLimits, guess } from './rate-limits.ts';

const COUPON_OF_CART = [{ limit: 'couponOfCart', subject: 'cart' }] as const;

describe.each(dialects)('limits of all nodes on $name', ({ openDatabase }) => {
  async function twoNodes() {
    const db = await openDatabase();
    const clock = { ms: Date.parse('2026-11-20T08:00:00Z') };
    const rules = readLimitRules({}, 1);
    const aNode = () => createRateLimits(db, rules, () => new Date(clock.ms));
    const count = async () => (await db.selectFrom('rate_limit_count').selectAll().execute()).length;
    return { db, clock, nodes: [aNode(), aNode()] as const, count };
  }

  test('are not exceeded by concurrent attempts', async () => {
    const { nodes } = await twoNodes();
    const tries = Array.from({ length: 150 }, (_, index) => nodes[index % 2 === 0 ? 0 : 1].take(COUPON_OF_CART));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  test('say when to try again, and allow it then', async () => {
    const { nodes, clock } = await twoNodes();
    for (let count = 0; count < 10; count += 1) await nodes[0].take(COUPON_OF_CART);
    clock.ms += 4 * MINUTE_MS;
    await expect(nodes[1].take(COUPON_OF_CART)).rejects.toMatchObject({ retryAfterSeconds: 6 * 60 });
    clock.ms += 6 * MINUTE_MS - 1;
    await expect(nodes[1].take(COUPON_OF_CART)).rejects.toBeInstanceOf(TooManyRequests);
    clock.ms += 1;
    await nodes[1].take(COUPON_OF_CART);
  });

  test('of several count all or none', async () => {
    const { nodes } = await twoNodes();
    const [one] = nodes;
    for (let count = 0; count < 10; count += 1) await one.take(COUPON_OF_CART);
    const both = [...COUPON_OF_CART, { limit: 'couponOfCustomer', subject: '1' }] as const;
    for (let count = 0; count < 25; count += 1) await expect(one.take(both)).rejects.toBeInstanceOf(TooManyRequests);
    await one.take([{ limit: 'couponOfCustomer', subject: '1', amount: 20 }]);
  });

  test('do not count right guesses', async () => {
    const { nodes } = await twoNodes();
    const right = async () => 'right';
    for (let count = 0; count < 30; count += 1) {
      expect(await guess(nodes[0], COUPON_OF_CART, right, () => true)).toBe('right');
    }
    const wrong = () => Promise.reject(new Error('wrong'));
    for (let count = 0; count < 10; count += 1) {
      await expect(guess(nodes[1], COUPON_OF_CART, wrong, () => true)).rejects.toThrow('wrong');
    }
    await expect(guess(nodes[0], COUPON_OF_CART, right, () => true)).rejects.toBeInstanceOf(TooManyRequests);
  });

  test('do not count attempts that failed for another reason', async () => {
    const { nodes } = await twoNodes();
    const broken = () => Promise.reject(new Error('broken'));
    for (let count = 0; count < 30; count += 1) {
      await expect(guess(nodes[0], COUPON_OF_CART, broken, () => false)).rejects.toThrow('broken');
    }
  });

  test('are deleted when their window is over', async () => {
    const { nodes, clock, count } = await twoNodes();
    await nodes[0].take(COUPON_OF_CART);
    await nodes[0].remember('somebody');
    await nodes[0].prune();
    expect(await count()).toBe(2);
    clock.ms += 10 * MINUTE_MS;
    await nodes[1].prune();
    expect(await count()).toBe(1);
    expect(await nodes[1].isRemembered('somebody')).toBe(true);
    clock.ms += 90 * 24 * 60 * MINUTE_MS;
    expect(await nodes[1].isRemembered('somebody')).toBe(false);
    await nodes[1].prune();
    expect(await count()).toBe(0);
  });

  test('write nothing for what they refuse', async () => {
    const { nodes, db } = await twoNodes();
    for (let count = 0; count < 10; count += 1) await nodes[0].take(COUPON_OF_CART);
    const before = await db.selectFrom('rate_limit_count').selectAll().execute();
    await expect(nodes[0].take(COUPON_OF_CART)).rejects.toBeInstanceOf(TooManyRequests);
    expect(await db.selectFrom('rate_limit_count').selectAll().execute()).toEqual(before);
  });
});

test('limits are multiplied by a factor, and set individually by the environment', () => {
  const rules = readLimitRules({ LIMIT_NEW_CART: '7/3' }, 10);
  expect(rules.newCart).toEqual({ max: 70, windowMinutes: 3 });
  expect(rules.couponOfCart).toEqual({ max: 100, windowMinutes: 10 });
  expect(() => readLimitRules({ LIMIT_NEW_CART: 'many' }, 1)).toThrow(/LIMIT_NEW_CART .* many/);
});
