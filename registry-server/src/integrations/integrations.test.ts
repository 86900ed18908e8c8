import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEMO_CHANNEL, DEMO_CLIENT, DEMO_SEARCH_INDEX, DEMO_TRACKER_KEY } from '@witryna/stand-ins';
import { beforeAll, describe, expect, test } from 'vitest';
import { atFileEnd } from '../testing/at-file-end.ts';
import { type RunningStandIns, runStandIns } from '../testing/run-stand-ins.ts';
import { HOUR_MS, MINUTE_MS } from '../time/durations.ts';
import { createKeptAnswers } from './cached-answers.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { fetchJson } from './fetch-json.ts';
import { ServiceFailed } from './service-failed.ts';
import { createSynerise } from './synerise/synerise.ts';
import { createTrustedShops } from './trusted-shops/trusted-shops.ts';

let standIns: RunningStandIns;
beforeAll(async () => {
  standIns = await runStandIns();
});

async function aServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atFileEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('Trusted Shops', () => {
  const account = () => ({
    apiUrl: `${standIns.url}/etrusted`,
    tokenUrl: `${standIns.url}/etrusted/oauth/token`,
    clientId: DEMO_CLIENT.id,
    clientSecret: DEMO_CLIENT.secret,
    channelId: DEMO_CHANNEL,
  });

  test('tells reviews of the shop, newest first, without surnames', async () => {
    const reviews = await createTrustedShops(account()).reviews({ skus: [], count: 50, orderBy: 'submittedAt' });
    expect(reviews).toHaveLength(50);
    const dates = reviews.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const review of reviews) {
      expect(review).toMatchObject({ type: 'SERVICE_REVIEW', author: expect.stringMatching(/^\S+ \S\.$/) });
    }
  });

  test('tells reviews of products, and how many there are', async () => {
    const shop = createTrustedShops(account());
    const all = await shop.count([]);
    expect(all.count).toBeGreaterThan(100);
    expect(all.rate).toBeGreaterThan(3);
    const sku = 'RL-SW-002';
    const reviews = await shop.reviews({ skus: [sku], count: 10, orderBy: 'rating' });
    expect(reviews.length).toBeGreaterThan(0);
    expect(new Set(reviews.map((review) => `${review.type} ${review.sku}`))).toEqual(
      new Set([`PRODUCT_REVIEW ${sku}`]),
    );
    expect((await shop.count([sku])).count).toBe(reviews.length);
    expect(await shop.count(['nie-ma'])).toEqual({ count: 0, rate: 0, distribution: [0, 0, 0, 0, 0] });
  });

  test('is not asked again for a quarter of an hour; then the last good answer serves while it fails', async () => {
    const clock = { now: Date.parse('2026-11-20T12:00:00Z') };
    let asked = 0;
    let isDown = false;
    const review = { id: 'rev-1', type: 'SERVICE_REVIEW', rating: 5, submittedAt: '2026-11-01T10:00:00.000Z' };
    const url = await aServer((request, response) => {
      if (request.url?.startsWith('/reviews')) asked += 1;
      if (isDown) response.statusCode = 500;
      response.end(JSON.stringify({ access_token: 't', expires_in: 300, items: [review] }));
    });
    const shop = createTrustedShops({ ...account(), apiUrl: url, tokenUrl: `${url}/token` }, () => clock.now);
    const count = async () => (await shop.count([])).count;
    expect([await count(), await count(), asked]).toEqual([1, 1, 1]);
    isDown = true;
    clock.now += 16 * MINUTE_MS;
    expect([await count(), asked]).toEqual([1, 1]);
    clock.now += 25 * HOUR_MS;
    await expect(count()).rejects.toBeInstanceOf(ServiceFailed);
  });

  test('a wrong secret is a failure of the service, not an answer', async () => {
    const shop = createTrustedShops({ ...account(), clientSecret: 'wrong' });
    await expect(shop.count([])).rejects.toBeInstanceOf(ServiceFailed);
  });
});

describe('Synerise', () => {
  const index = () => ({
    apiUrl: `${standIns.url}/synerise`,
    trackerKey: DEMO_TRACKER_KEY,
    indexId: DEMO_SEARCH_INDEX,
  });

  test('finds products without Polish marks and by beginnings of words, page by page', async () => {
    const search = createSynerise(index());
    const first = await search.search('krem roz', { limit: 1 });
    expect(first).toMatchObject({ page: 1, limit: 1, correlationId: expect.any(String) });
    expect(first.total).toBeGreaterThan(1);
    const { correlationId = '' } = first;
    const second = await search.search('krem roz', { limit: 1, page: 2, correlationId });
    expect(second.correlationId).toBe(correlationId);
    expect(second.skus[0]).not.toBe(first.skus[0]);
    expect(await search.search('qwertyuiop')).toMatchObject({ skus: [], total: 0 });
    expect((await search.autocomplete('serum', { limit: 3 })).skus).toHaveLength(3);
  });

  test('that does not know the shop, or answers nonsense, has failed', async () => {
    await expect(createSynerise({ ...index(), trackerKey: 'x' }).search('krem')).rejects.toBeInstanceOf(ServiceFailed);
    const url = await aServer((_request, response) => response.end('{"data":[{"id":1}]}'));
    await expect(createSynerise({ ...index(), apiUrl: url }).search('krem')).rejects.toBeInstanceOf(ServiceFailed);
  });
});

describe('asking another service', () => {
  const service = 'test';

  test('ends in time though it never answers', async () => {
    const url = await aServer(() => {});
    await expect(fetchJson(url, { service, timeoutMs: 50 })).rejects.toMatchObject({ cause: 'TimeoutError' });
  });

  test('follows nobody elsewhere, reads no endless answer, and tells no key', async () => {
    const url = await aServer((request, response) => {
      if (request.url?.startsWith('/away')) response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
      else if (request.url === '/text') response.end('<html>');
      else response.end('x'.repeat(5 * 1024 * 1024));
    });
    const failure = await fetchJson(`${url}/away?token=tajny`, { service }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ServiceFailed);
    expect(JSON.stringify(failure) + String(failure)).not.toContain('tajny');
    await expect(fetchJson(`${url}/long`, { service })).rejects.toMatchObject({ cause: 'RangeError' });
    await expect(fetchJson(`${url}/text`, { service })).rejects.toMatchObject({ cause: 'the answer is no JSON' });
  });

  test('stops for a while after failures, then tries once', async () => {
    const clock = { now: 0 };
    const guard = createCircuitBreaker({ service, failures: 2, restMs: 1000, now: () => clock.now });
    let calls = 0;
    let isDown = true;
    const work = async () => {
      calls += 1;
      if (isDown) throw new Error('down');
      return 'up';
    };
    for (let call = 1; call <= 5; call += 1) await guard(work).catch(() => {});
    expect(calls).toBe(2);
    clock.now = 1000;
    await Promise.allSettled([guard(work), guard(work), guard(work)]);
    expect(calls).toBe(3);
    isDown = false;
    clock.now = 2000;
    expect(await guard(work)).toBe('up');
    expect(await guard(work)).toBe('up');
  });

  test('who asks for the same at the same time shares one call; old answers make room', async () => {
    let calls = 0;
    const keep = createKeptAnswers<number>({ freshMs: 1000, staleMs: 1000, most: 2, now: () => 0 });
    const ask = async () => {
      calls += 1;
      return calls;
    };
    expect(await Promise.all([keep('a', ask), keep('a', ask)])).toEqual([1, 1]);
    await keep('b', ask);
    await keep('c', ask);
    expect([await keep('c', ask), await keep('a', ask)]).toEqual([3, 4]);
  });
});
