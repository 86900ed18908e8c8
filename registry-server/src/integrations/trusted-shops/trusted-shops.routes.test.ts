import { DEMO_CHANNEL, DEMO_CLIENT } from '@witryna/stand-ins';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects, type TestDialect } from '../../testing/dialects.ts';
import { runStandIns } from '../../testing/run-stand-ins.ts';
import { summaryOf } from './trusted-shops.ts';

const [sqlite] = dialects as readonly [TestDialect, TestDialect];

test('reviews are asked for over HTTP as the shop does it: fifty of the shop, or those of some skus', async () => {
  const { url } = await runStandIns();
  const env = {
    ETRUSTED_API_URL: `${url}/etrusted`,
    ETRUSTED_TOKEN_URL: `${url}/etrusted/oauth/token`,
    ETRUSTED_CLIENT_ID: DEMO_CLIENT.id,
    ETRUSTED_CLIENT_SECRET: DEMO_CLIENT.secret,
    ETRUSTED_CHANNEL_ID: DEMO_CHANNEL,
  };
  const app = await buildTestApp(sqlite, { env });
  const { items } = (await app.inject('/etrusted/reviews')).json();
  expect(items).toHaveLength(50);
  expect(items[0]).toMatchObject({
    type: 'SERVICE_REVIEW',
    owner: 'trusted-shops',
    rate: expect.any(Number),
    isVerified: expect.any(Boolean),
  });
  const ofShop = (await app.inject('/etrusted/reviews/count')).json();
  expect(ofShop.distribution.reduce((sum: number, count: number) => sum + count, 0)).toBe(ofShop.count);
  const ofTwo = (await app.inject('/etrusted/reviews?sku=RL-SW-002,RL-SW-003&count=5')).json().items;
  for (const { sku } of ofTwo) expect(['RL-SW-002', 'RL-SW-003']).toContain(sku);
  const count = (await app.inject('/etrusted/reviews/count?sku=RL-SW-002,RL-SW-003')).json().count;
  expect(ofTwo).toHaveLength(Math.min(5, count));
  expect((await app.inject('/etrusted/reviews?count=0')).statusCode).toBe(422);
});

test('a shop without an account has no reviews; one whose provider is away says so', async () => {
  const without = await buildTestApp(sqlite);
  expect((await without.inject('/etrusted/reviews')).json()).toEqual({ items: [] });
  expect((await without.inject('/etrusted/reviews/count')).json()).toEqual({
    count: 0,
    rate: 0,
    distribution: [0, 0, 0, 0, 0],
  });
  const nobody = 'http://127.0.0.1:9';
  const env = {
    ETRUSTED_CLIENT_ID: 'a',
    ETRUSTED_CLIENT_SECRET: 'b',
    ETRUSTED_CHANNEL_ID: 'c',
    ETRUSTED_TOKEN_URL: nobody,
  };
  const away = await buildTestApp(sqlite, { env });
  const answer = await away.inject('/etrusted/reviews');
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'service-failed']);
});

test('a rating between two points counts with the nearer', () => {
  const summary = summaryOf([{ rate: 5 }, { rate: 4.5 }, { rate: 3.4 }, { rate: 1 }]);
  expect(summary).toEqual({ count: 4, rate: 3.48, distribution: [1, 0, 1, 0, 2] });
});
