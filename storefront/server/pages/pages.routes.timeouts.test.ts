import { afterEach, describe, expect, test, vi } from 'vitest';
import { anAnswer } from '../../src/testing/an-answer.ts';
import { aStorefront, DEFAULT_TIMES, type TestStorefront } from '../testing/a-storefront.ts';

const open: TestStorefront[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(open.splice(0).map((storefront) => storefront.close()));
});

/** A storefront that hears of no changes, over a registry that can fall silent; its waits run on a clock of the test. */
async function start() {
  const storefront = await aStorefront({ withEvents: false });
  open.push(storefront);
  const { app, registry } = storefront;
  const about = { answer: anAnswer(), validUntil: '2026-11-20T12:02:00Z' };
  registry.set('/o-nas', about);

  function ask(url: string) {
    const asked = { answer: undefined as { status: number; body: string } | undefined };
    void app.inject({ url, headers: { host: 'localhost:3000' } }).then(({ statusCode, body }) => {
      asked.answer = { status: statusCode, body };
    });
    return asked;
  }

  return {
    ...storefront,
    ask,
    get: (url: string) => app.inject({ url, headers: { host: 'localhost:3000' } }),
    /** From now on nothing is answered, and time passes as the test says. */
    async fallSilent(what: 'pages' | 'everything') {
      registry.freeze(what);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    },
  };
}

/** Lets everything happen that needs no time. */
async function settle() {
  for (let round = 0; round < 50; round += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function pass(milliseconds: number) {
  await settle();
  vi.advanceTimersByTime(milliseconds);
  await settle();
}

test('a page waits 3 s in all, however many requests it takes', () => {
  expect(DEFAULT_TIMES.pageMs).toBe(3_000);
});

describe('a registry that has fallen silent', () => {
  test('costs a page that is not kept 3 s: then it is the failure page, its header and footer not waited for', async () => {
    const { ask, get, fallSilent } = await start();
    await get('/o-nas');
    await fallSilent('pages');
    const page = ask('/inna');
    await pass(2_999);
    expect(page.answer).toBeUndefined();
    await pass(1);
    expect(page.answer?.status).toBe(504);
    expect(page.answer?.body).toContain('[failure]');
  });

  test('costs the same when not even the sites are known', async () => {
    const { ask, fallSilent } = await start();
    await fallSilent('everything');
    const page = ask('/o-nas');
    await pass(2_999);
    expect(page.answer).toBeUndefined();
    await pass(1);
    expect(page.answer?.status).toBe(504);
  });

  test('costs the same when the sites have to be asked for anew, and then what is kept is shown', async () => {
    const { ask, get, fallSilent, advance } = await start();
    await get('/o-nas');
    await get('/o-nas');
    advance(60_000);
    await fallSilent('everything');
    const page = ask('/o-nas');
    await pass(2_999);
    expect(page.answer).toBeUndefined();
    await pass(1);
    expect(page.answer?.status).toBe(200);
    expect(page.answer?.body).toContain('O nas @ /o-nas');
  });

  test.each([
    ['its prices may have changed', 120_000, '2026-11-20T12:02:00Z'],
    ['it is too old', 301_000, undefined],
  ])('does not bring back a page that was kept once %s', async (_reason, milliseconds, validUntil) => {
    const { ask, get, fallSilent, advance, registry } = await start();
    registry.set('/o-nas', { answer: anAnswer(), ...(validUntil && { validUntil }) });
    await get('/o-nas');
    await get('/o-nas');
    advance(milliseconds);
    await fallSilent('everything');
    const page = ask('/o-nas');
    await pass(3_000);
    expect(page.answer?.status).toBe(504);
  });

  test('costs nobody more who joins the request of another', async () => {
    const { ask, get, fallSilent } = await start();
    await get('/o-nas');
    await fallSilent('pages');
    const first = ask('/inna');
    await pass(1_000);
    const second = ask('/inna');
    await pass(2_000);
    expect([first.answer?.status, second.answer]).toEqual([504, undefined]);
    await pass(999);
    expect(second.answer).toBeUndefined();
    await pass(1);
    expect(second.answer?.status).toBe(504);
  });
});

describe('a registry that says it is away', () => {
  const away = {
    status: 503,
    body: { code: 'unavailable', message: 'Baza danych nie odpowiada.' },
    headers: { 'retry-after': '7' },
  };

  test('is shown as a failure that may be tried again', async () => {
    const { get, registry } = await start();
    registry.set('/inna', away);
    const response = await get('/inna');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '7']);
    expect(response.body).toContain('[failure]');
  });

  test('does not take away a page that is kept', async () => {
    const { get, registry, advance } = await start();
    await get('/o-nas');
    await get('/o-nas');
    registry.set('/o-nas', away);
    expect((await get('/o-nas')).statusCode).toBe(200);
    advance(301_000);
    expect((await get('/o-nas')).statusCode).toBe(503);
  });
});
