import { DEMO_INPOST_TOKEN } from '@witryna/stand-ins';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ServiceFailed } from '../../../../integrations/service-failed.ts';
import { runStandIns } from '../../../../testing/run-stand-ins.ts';
import { createInpostPoints, type InpostOptions } from './inpost-points.ts';

let url: string;
beforeAll(async () => {
  ({ url } = await runStandIns());
});
beforeEach(() => setMood({ mode: 'ok', delayMs: 0, gone: [], closed: [], unpaid: [] }));

async function setMood(failureMode: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/inpost/mood`, { method: 'POST', headers, body: JSON.stringify(failureMode) });
  expect(answer.status).toBe(200);
}

const source = (options?: InpostOptions, token = DEMO_INPOST_TOKEN) =>
  createInpostPoints({ apiUrl: `${url}/inpost`, token }, options);
const fetchAll = (options?: InpostOptions) => source(options).fetchAll(new AbortController().signal);

test('the whole list comes page by page, each point with what the shop keeps of it', async () => {
  const points = await fetchAll();
  expect(points.length).toBeGreaterThan(5_000);
  expect(new Set(points.map(({ code }) => code)).size).toBe(points.length);
  const provinces = new Set(points.map(({ province }) => province));
  expect(provinces.size).toBe(16);
  for (const point of points) {
    expect(point.postcode).toMatch(/^\d{2}-\d{3}$/);
    expect(point.latitude > 48.9 && point.latitude < 55 && point.longitude > 14 && point.longitude < 24.3).toBe(true);
  }
  expect(points.find(({ city }) => city === 'Kraków')).toMatchObject({
    provider: 'inpost',
    province: 'małopolskie',
    street: expect.stringMatching(/^\S.* \d/),
  });
  const share = (count: number) => count / points.length;
  expect(share(points.filter(({ isOperating }) => isOperating).length)).toBeGreaterThan(0.9);
  expect(points.some(({ isOperating }) => !isOperating)).toBe(true);
  expect(points.some(({ takesPayment }) => !takesPayment)).toBe(true);
  expect(new Set(points.map(({ kind }) => kind))).toEqual(new Set(['locker', 'counter']));
});

test('one point is asked for by its code; one that is gone is no answer, but no failure', async () => {
  const [first] = await fetchAll();
  const code = first?.code ?? '';
  expect(await source().fetchOne(code)).toEqual(first);
  await setMood({ closed: [code], unpaid: [code] });
  expect(await source().fetchOne(code)).toMatchObject({ isOperating: false, takesPayment: false });
  await setMood({ gone: [code] });
  expect(await source().fetchOne(code)).toBeUndefined();
});

test('who asks for the same point within a minute shares an answer; later it is asked for anew', async () => {
  const [first] = await fetchAll();
  const code = first?.code ?? '';
  const clock = { now: 0 };
  const shared = source({ now: () => clock.now });
  expect(await shared.fetchOne(code)).toBeDefined();
  await setMood({ gone: [code] });
  clock.now = 59_000;
  expect(await shared.fetchOne(code)).toBeDefined();
  clock.now = 61_000;
  expect(await shared.fetchOne(code)).toBeUndefined();
});

test.each([
  ['down', { mode: 'down' }, 'status 500', {}],
  // Only what is slow is left after a moment: a busy machine is no slow network.
  ['slow', { delayMs: 400 }, 'TimeoutError', { pageTimeoutMs: 80, oneTimeoutMs: 80 }],
  ['talking of something else', { mode: 'garbage' }, 'the answer is no JSON', {}],
])('a network that is %s has failed', async (_name, failureMode, cause, options) => {
  await setMood(failureMode);
  for (const ask of [() => fetchAll(options), () => source(options).fetchOne('KRA001')]) {
    const failure = await ask().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ServiceFailed);
    expect(failure).toMatchObject({ cause });
  }
});

test('a wrong token is a failure that does not tell it', async () => {
  const failure = await source({}, 'tajny-token')
    .fetchOne('KRA001')
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ cause: 'status 401' });
  expect(JSON.stringify(failure) + String(failure)).not.toContain('tajny');
});

test('who stops waiting waits no longer', async () => {
  await setMood({ delayMs: 5_000 });
  const stopping = new AbortController();
  const asked = source().fetchAll(stopping.signal);
  stopping.abort();
  await expect(asked).rejects.toBeInstanceOf(ServiceFailed);
});

test('the stand-in refuses what the service refuses: strangers, and numbers that are none', async () => {
  const headers = { authorization: `Bearer ${DEMO_INPOST_TOKEN}` };
  const ask = (query: string) => fetch(`${url}/inpost/v1/points?${query}`, { headers });
  expect((await fetch(`${url}/inpost/v1/points`)).status).toBe(401);
  const wrong = await ask('per_page=wiele');
  expect([wrong.status, await wrong.json()]).toMatchObject([
    400,
    { error: 'validation_failed', details: { per_page: expect.any(Array) } },
  ]);
  const near = (await (
    await ask('relative_point=50.0614,19.9372&sort_by=distance_to_relative_point&limit=3')
  ).json()) as {
    count: number;
    items: { distance: number; address_details: { city: string } }[];
  };
  expect(near.count).toBe(3);
  const distances = near.items.map(({ distance }) => distance);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(near.items[0]?.address_details.city).toBe('Kraków');
});
