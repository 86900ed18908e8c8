import { describe, expect, test } from 'vitest';
import type { ShopState } from '../../src/content/view.ts';
import { anAnswer, aSite } from '../../src/testing/an-answer.ts';
import { type AdmissionFilter, createAdmissionFilter } from '../cache/admission-filter.ts';
import { createAnswerCache, type DocumentStart, type RegistryPage } from './answer-cache.ts';
import { createRegistryClient, type RegistryOutcome } from './registry-client.ts';
import { createTimeBudget } from './time-budget.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');

/** Everything was requested before and so is worth its memory. */
const admitsEverything: AdmissionFilter = { admits: () => true };

/** A client of a registry that answers every address with one page, unless that is unchanged. */
function aClient({ maxBytes = 1_000_000, isUp = true, admission = admitsEverything } = {}) {
  const asked: { path: string; isConditional: boolean }[] = [];
  const world = { title: 'O nas', validUntil: '', now: NOON, isUp, epoch: 1, heardAt: 0, isUnavailable: false };
  const cache = createAnswerCache({ maxBytes, rememberedDrops: 10 });
  const client = createRegistryClient({
    cache,
    admission,
    now: () => world.now,
    events: {
      get isUp() {
        return world.isUp;
      },
      get epoch() {
        return world.epoch;
      },
      get heardAt() {
        return world.heardAt;
      },
      start() {},
      stop() {},
    },
    http: {
      async get(path, sent = {}) {
        asked.push({ path, isConditional: 'if-none-match' in sent });
        if (world.isUnavailable) throw new Error('away');
        const headers = {
          etag: `"${world.title}"`,
          'x-tags': 'page:12',
          ...(world.validUntil && { 'x-valid-until': world.validUntil }),
        };
        if (sent['if-none-match'] === headers.etag) return { status: 304, headers, body: Buffer.alloc(0) };
        return { status: 200, headers, body: Buffer.from(JSON.stringify(anAnswer({ title: world.title }))) };
      },
      close() {},
    },
  });
  const load = async (path = '/o-nas') => page(await client.load('pl', path, {}, createTimeBudget(5_000)));
  const objects = async (path?: string) => (await load(path)).answer();
  return { world, asked, cache, load, objects };
}

function page(outcome: RegistryOutcome): RegistryPage {
  if (outcome.kind !== 'content') throw new Error(`No page but ${outcome.kind}`);
  return outcome;
}

const style = { element: Buffer.from('<style></style>'), source: "'sha256-1'" };

describe('the objects of an answer', () => {
  test('are cached once they were read a second time', async () => {
    const { objects, asked } = aClient();
    const [first, second, third] = [await objects(), await objects(), await objects()];
    expect(second).not.toBe(first);
    expect(third).toBe(second);
    expect(third).toEqual(first);
    expect(asked).toHaveLength(1);
  });

  test('are dropped with what a change names', async () => {
    const { objects, cache, world, asked } = aClient();
    for (let reading = 0; reading < 3; reading += 1) await objects();
    world.title = 'Nowe';
    cache.dropTags(['page:12']);
    expect((await objects()).data.title).toBe('Nowe');
    expect(asked.at(-1)?.isConditional).toBe(false);
  });

  test('are not used again once they have expired', async () => {
    const { objects, world } = aClient();
    world.validUntil = '2026-11-20T12:01:00Z';
    for (let reading = 0; reading < 3; reading += 1) await objects();
    world.title = 'Po promocji';
    world.now += 60_000;
    expect((await objects()).data.title).toBe('Po promocji');
  });

  test('are revalidated while the event stream is down, and serve on when nothing changed', async () => {
    const { objects, world, asked } = aClient({ isUp: false });
    await objects();
    const second = await objects();
    expect(await objects()).toBe(second);
    expect(asked.map(({ isConditional }) => isConditional)).toEqual([false, true, true]);
    world.title = 'Nowe';
    expect((await objects()).data.title).toBe('Nowe');
  });

  test('are revalidated after changes may have been missed', async () => {
    const { objects, world, asked } = aClient();
    for (let reading = 0; reading < 3; reading += 1) await objects();
    world.epoch += 1;
    await objects();
    expect(asked.map(({ isConditional }) => isConditional)).toEqual([false, true]);
  });

  test('serve for a while when the registry is away, but not for ever', async () => {
    const { objects, world } = aClient({ isUp: false });
    await objects();
    world.isUnavailable = true;
    expect((await objects()).data.title).toBe('O nas');
    world.now += 301_000;
    await expect(objects()).rejects.toThrow('No page but failure');
  });

  test('that no change named for hours serve as well, from the last that was heard of changes', async () => {
    const { objects, world, asked } = aClient();
    await objects();
    world.now += 7_200_000;
    world.heardAt = world.now;
    await objects();
    expect(asked).toHaveLength(1);
    Object.assign(world, { isUp: false, isUnavailable: true });
    expect((await objects()).data.title).toBe('O nas');
    world.now += 301_000;
    await expect(objects()).rejects.toThrow('No page but failure');
  });

  test('that changes may have been missed of serve no longer for what is heard now', async () => {
    const { objects, world } = aClient();
    await objects();
    world.now += 7_200_000;
    Object.assign(world, { heardAt: world.now, epoch: 2, isUnavailable: true });
    await expect(objects()).rejects.toThrow('No page but failure');
  });

  test('count towards the bytes of the cache, through a revalidation too', async () => {
    const { objects, cache, world } = aClient();
    await objects();
    const json = cache.bytes;
    await objects();
    expect(cache.bytes).toBe(json * 4);
    world.epoch += 1;
    await objects();
    expect(cache.bytes).toBe(json * 4);
  });

  test('evict what was unused longest', async () => {
    const { bytes } = await measured();
    const { objects, cache, asked } = aClient({ maxBytes: bytes * 5 });
    await objects('/a');
    await objects('/b');
    await objects('/b');
    expect([cache.size, cache.bytes]).toEqual([2, bytes * 5]);
    await objects('/a');
    expect(cache.bytes).toBeLessThanOrEqual(bytes * 5);
    expect(cache.size).toBe(1);
    expect(asked).toHaveLength(2);
  });
});

async function measured() {
  const { load, cache } = aClient();
  await load();
  return { bytes: cache.bytes };
}

describe('an answer', () => {
  test('is cached when it is requested a second time, so that a flood of new addresses takes no memory', async () => {
    const { load, cache, asked } = aClient({ admission: createAdmissionFilter(1024) });
    for (let index = 0; index < 20; index += 1) await load(`/${index}`);
    expect([cache.size, cache.bytes]).toEqual([0, 0]);
    await load('/7');
    expect(cache.size).toBe(1);
    await load('/7');
    expect(asked.filter(({ path }) => path === '/registry/7')).toHaveLength(2);
  });

  test('that is cached is replaced by a new one, however long ago it was requested', async () => {
    const admission = { admits: () => true };
    const { load, cache, world, objects } = aClient({ admission, isUp: false });
    await load();
    admission.admits = () => false;
    world.title = 'Nowe';
    await load();
    world.isUnavailable = true;
    expect([cache.size, (await objects()).data.title]).toEqual([1, 'Nowe']);
  });

  test('brings the header and footer rendered of it, counted in its bytes and dropped with it', async () => {
    const { load, cache } = aClient();
    const site = aSite();
    const chrome = { top: 'góra', bottom: 'dół', main: null, derivations: { results: new Map(), isOpen: false } };
    const first = await load();
    expect(first.chrome(site, '/o-nas')).toBeUndefined();
    const second = await load();
    second.answer();
    expect(second.chrome(site, '/o-nas')).toBe('capture');
    const { bytes } = cache;
    second.cacheChrome(site, '/o-nas', chrome);
    second.cacheChrome(site, '/o-nas', chrome);
    expect(cache.bytes).toBe(bytes + 2 * 'góradół'.length + second.json.length);
    const third = await load();
    expect(third.chrome(site, '/o-nas')).toBe(chrome);
    expect([third.chrome(site, '/inna'), third.chrome(aSite(), '/o-nas')]).toEqual(['capture', 'capture']);
    third.cacheChrome(site, '/o-nas', undefined);
    expect([third.chrome(site, '/o-nas'), cache.bytes]).toEqual([undefined, bytes]);
    third.cacheChrome(site, '/o-nas', chrome);
    cache.dropTags(['page:12']);
    expect(cache.bytes).toBe(0);
    expect((await load()).chrome(site, '/o-nas')).toBeUndefined();
  });
});

test('the start of a document that is another one at other parameters is made each time', async () => {
  const { load, cache } = aClient();
  const shop = { site: aSite() } as ShopState;
  await load();
  const page = await load();
  page.answer();
  const { bytes } = cache;
  const starts = ['pierwszy', 'drugi'].map((text) =>
    page.documentStart(shop, 'phone', () => ({ text, style, isShared: false })),
  );
  expect(starts.map(({ text }) => text)).toEqual(['pierwszy', 'drugi']);
  expect(cache.bytes).toBe(bytes);
});

test('the start of the document of a cached answer is made once for a shop and a device class, counted and dropped with it', async () => {
  const { load, cache } = aClient();
  const aShop = () => ({ site: aSite() }) as ShopState;
  const shop = aShop();
  let made = 0;
  const make = () => ({ text: `<title>${++made}ł</title>`, style, isShared: true });
  const textOf = ({ text }: DocumentStart) => `${text}`;
  const bytesOfOne = Buffer.byteLength('<title>1ł</title>');
  expect((await load()).documentStart(shop, 'phone', make).text).toBe('<title>1ł</title>');
  const second = await load();
  second.answer();
  const { bytes } = cache;
  for (let time = 0; time < 2; time += 1)
    expect(textOf(second.documentStart(shop, 'phone', make))).toBe('<title>2ł</title>');
  expect(second.documentStart(shop, 'phone', make).style).toBe(style);
  expect(cache.bytes).toBe(bytes + bytesOfOne);
  expect(textOf(second.documentStart(shop, 'desktop', make))).toBe('<title>3ł</title>');
  expect(textOf(second.documentStart(shop, 'phone', make))).toBe('<title>2ł</title>');
  expect(cache.bytes).toBe(bytes + 2 * bytesOfOne);
  expect(textOf((await load()).documentStart(aShop(), 'phone', make))).toBe('<title>4ł</title>');
  expect(cache.bytes).toBe(bytes + bytesOfOne);
  cache.dropTags(['page:12']);
  expect(cache.bytes).toBe(0);
});
