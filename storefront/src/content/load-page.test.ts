import { describe, expect, test, vi } from 'vitest';
import { browserConfig } from '../config.ts';
import { anAnswer } from '../testing/an-answer.ts';
import { createPageLoader, registryAddress } from './load-page.ts';
import type { PageAnswer } from './view.ts';

const about = { path: '/o-nas', params: {} };

function aLoader(respond: (url: string) => Response | Promise<Response> = () => Response.json(anAnswer())) {
  let now = 1_000_000;
  const fetch = vi.fn(async (url: string, init?: RequestInit) => {
    init?.signal?.throwIfAborted();
    return respond(url);
  });
  const loadParts = vi.fn(async (_page: PageAnswer): Promise<unknown> => undefined);
  const loader = createPageLoader({
    siteCode: 'pl',
    config: browserConfig,
    fetch: fetch as unknown as typeof globalThis.fetch,
    loadParts,
    now: () => now,
  });
  return { loader, fetch, loadParts, advance: (ms: number) => (now += ms) };
}

test.each([
  [{ path: '/', params: {} }, '/api/registry/'],
  [{ path: '/twarz', params: { page: 2, sort: 'name' as const, sku: 'A' } }, '/api/registry/twarz?page=2&sort=name'],
])('%o is asked for at %s', (address, url) => {
  expect(registryAddress(address)).toBe(url);
});

describe('loading a page', () => {
  test('brings its data with the code of its modules, for its site', async () => {
    const { loader, fetch, loadParts } = aLoader();
    expect(await loader.load(about)).toEqual({ kind: 'content', answer: anAnswer() });
    expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ 'X-Site': 'pl' });
    expect(loadParts.mock.calls[0]?.[0]).toEqual(anAnswer());
  });

  test('the header and footer of the site come in the same way, and are asked for once', async () => {
    const { loader, fetch, loadParts } = aLoader();
    expect(await loader.loadFrame()).toEqual({ kind: 'content', answer: anAnswer() });
    await loader.loadFrame();
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/api/site-frame']);
    expect(loadParts).toHaveBeenCalled();
  });

  test.each([
    [404, {}, { kind: 'not-found' }],
    [410, { redirectTo: '/nowy', redirectionCode: 301 }, { kind: 'redirect', to: '/nowy', code: 301 }],
    [503, {}, { kind: 'maintenance' }],
    [500, {}, { kind: 'failure', status: 500, code: 'http-500' }],
    [200, { nothing: true }, { kind: 'failure', status: 502, code: 'bad-answer' }],
  ])('an answer %i with %o comes to %o', async (status, body, outcome) => {
    const { loader } = aLoader(() => Response.json(body, { status }));
    expect(await loader.load(about)).toEqual(outcome);
  });

  test('without a network is a failure that says so', async () => {
    const { loader } = aLoader(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await loader.load(about)).toEqual({ kind: 'failure', status: 0, code: 'network' });
  });

  test('with a module whose code is missing is a failure that says so', async () => {
    const { loader, loadParts } = aLoader();
    loadParts.mockRejectedValue(new Error('404'));
    expect(await loader.load(about)).toEqual({ kind: 'failure', status: 0, code: 'chunk-load' });
  });

  test('gives up on code that does not come within 120 seconds', async () => {
    vi.useFakeTimers();
    const { loader, loadParts } = aLoader();
    loadParts.mockReturnValue(new Promise(() => {}));
    const loading = loader.load(about);
    await vi.advanceTimersByTimeAsync(119_000);
    const early = await Promise.race([loading, Promise.resolve('still loading')]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([early, await loading]).toEqual(['still loading', { kind: 'failure', status: 0, code: 'chunk-load' }]);
    vi.useRealTimers();
  });
});

describe('what was loaded before', () => {
  test('is used when it is young enough for the purpose', async () => {
    const { loader, fetch, advance } = aLoader();
    await loader.load(about);
    advance(40_000);
    await loader.load(about, { maxAgeMs: 300_000 });
    expect(fetch).toHaveBeenCalledTimes(1);
    await loader.load(about);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('is not used past the moment at which it may change', async () => {
    const { loader, fetch, advance } = aLoader(() =>
      Response.json(anAnswer({ validUntil: new Date(1_005_000).toISOString() })),
    );
    await loader.load(about);
    advance(6_000);
    await loader.load(about, { maxAgeMs: 300_000 });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('makes room: only the last pages are kept', async () => {
    const { loader, fetch } = aLoader();
    for (let page = 0; page <= browserConfig.rememberedPages; page += 1) {
      loader.remember({ path: `/p${page}`, params: {} }, anAnswer());
    }
    await loader.load({ path: '/p1', params: {} });
    expect(fetch).not.toHaveBeenCalled();
    await loader.load({ path: '/p0', params: {} });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['at its own parameters', {}, { sku: 'RL-1' }, 0],
  ['not at another variant', {}, { sku: 'RL-2' }, 1],
  ['at another variant that it has', { hasVariants: true } as const, { sku: 'RL-2' }, 0],
  ['not on another page of its lists', { hasVariants: true } as const, { sku: 'RL-1', page: 2 }, 1],
])('a page that came in part with the document is used again %s', async (_where, part, params, requests) => {
  const { loader, fetch } = aLoader();
  loader.remember({ path: '/szminka', params: { sku: 'RL-1' } }, { ...anAnswer(), isPartial: true, ...part });
  await loader.load({ path: '/szminka', params });
  expect(fetch).toHaveBeenCalledTimes(requests);
});

describe('a page loaded ahead', () => {
  test('is asked for once, and the visit uses what came', async () => {
    const { loader, fetch } = aLoader();
    void loader.prefetch(about);
    void loader.prefetch(about);
    expect((await loader.load(about)).kind).toBe('content');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('brings the code of its modules with it', async () => {
    const { loader, loadParts } = aLoader();
    await loader.prefetch(about);
    expect(loadParts.mock.calls[0]?.[0]).toEqual(anAnswer());
  });

  test('that does not exist is not asked for again by the visit, but by the next one', async () => {
    const { loader, fetch } = aLoader(() => Response.json({}, { status: 404 }));
    await loader.prefetch(about);
    expect((await loader.load(about)).kind).toBe('not-found');
    expect(fetch).toHaveBeenCalledTimes(1);
    expect((await loader.load(about)).kind).toBe('not-found');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('that got no answer is asked for again', async () => {
    let tries = 0;
    const { loader } = aLoader(() => {
      tries += 1;
      return tries === 1 ? Promise.reject(new TypeError('offline')) : Response.json(anAnswer());
    });
    void loader.prefetch(about);
    expect((await loader.load(about)).kind).toBe('content');
    expect(tries).toBe(2);
  });
});

describe('a page that fails', () => {
  const failing = () => Response.json({ code: 'internal' }, { status: 500 });

  test('while the visit waits for the request made ahead is asked for once', async () => {
    const { loader, fetch } = aLoader(failing);
    void loader.prefetch(about);
    expect(await loader.load(about)).toEqual({ kind: 'failure', status: 500, code: 'internal' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('before the visit is asked for once more by the visit, and by nothing ahead of it or after it', async () => {
    const { loader, fetch } = aLoader(failing);
    await loader.prefetch(about);
    await loader.prefetch(about);
    expect(fetch).toHaveBeenCalledTimes(1);
    await loader.load(about);
    await loader.prefetch(about);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('is asked for by each visit', async () => {
    const { loader, fetch } = aLoader(failing);
    await loader.load(about);
    await loader.load(about);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('is loaded ahead again after 10 seconds, or when the server says so', async () => {
    const { loader, fetch, advance } = aLoader(failing);
    await loader.prefetch(about);
    advance(9_999);
    await loader.prefetch(about);
    expect(fetch).toHaveBeenCalledTimes(1);
    advance(1);
    await loader.prefetch(about);
    expect(fetch).toHaveBeenCalledTimes(2);

    const busy = aLoader(() => Response.json({ code: 'busy' }, { status: 503, headers: { 'retry-after': '60' } }));
    await busy.loader.prefetch(about);
    busy.advance(59_999);
    await busy.loader.prefetch(about);
    expect(busy.fetch).toHaveBeenCalledTimes(1);
    busy.advance(1);
    await busy.loader.prefetch(about);
    expect(busy.fetch).toHaveBeenCalledTimes(2);
  });

  test('does not stand in the way once it is well again', async () => {
    let respond = failing;
    const { loader, fetch } = aLoader(() => respond());
    await loader.load(about);
    respond = () => Response.json(anAnswer());
    expect((await loader.load(about)).kind).toBe('content');
    expect((await loader.load(about)).kind).toBe('content');
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('a visit that is given up', () => {
  const aSlowLoader = () => {
    const answer = Promise.withResolvers<Response>();
    return { ...aLoader(() => answer.promise), answer };
  };
  const isAborted = (fetch: ReturnType<typeof aLoader>['fetch']) => fetch.mock.calls[0]?.[1]?.signal?.aborted;

  test('ends its request', async () => {
    const { loader, fetch } = aSlowLoader();
    const visit = new AbortController();
    void loader.load(about, { signal: visit.signal });
    visit.abort();
    await vi.waitFor(() => expect(isAborted(fetch)).toBe(true));
  });

  test('leaves it to a second click on the same link', async () => {
    const { loader, fetch, answer } = aSlowLoader();
    const visit = new AbortController();
    void loader.load(about, { signal: visit.signal });
    visit.abort();
    const second = loader.load(about, { signal: new AbortController().signal });
    answer.resolve(Response.json(anAnswer()));
    expect((await second).kind).toBe('content');
    expect([fetch.mock.calls.length, isAborted(fetch)]).toEqual([1, false]);
  });

  test('leaves a request that was made ahead of it alone', async () => {
    const { loader, fetch, answer } = aSlowLoader();
    const ahead = loader.prefetch(about);
    const visit = new AbortController();
    void loader.load(about, { signal: visit.signal });
    visit.abort();
    answer.resolve(Response.json(anAnswer()));
    await ahead;
    expect(isAborted(fetch)).toBe(false);
    expect((await loader.load(about)).kind).toBe('content');
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('what a page loaded ahead says of its own end', () => {
  const soon = (ms: number) => new Date(1_000_000 + ms).toISOString();

  test.each([
    ['nothing there', () => Response.json({}, { status: 404, headers: { 'x-valid-until': soon(5_000) } })],
    [
      'a redirect',
      () => Response.json({ redirectTo: '/a' }, { status: 410, headers: { 'x-valid-until': soon(5_000) } }),
    ],
    ['a page', () => Response.json(anAnswer({ validUntil: soon(5_000) }))],
  ])('%s is not used after its moment', async (_, first) => {
    let respond = first;
    const { loader, fetch, advance } = aLoader(() => respond());
    void loader.prefetch(about);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
    respond = () => Response.json(anAnswer({ title: 'Już jest' }));
    advance(5_000);
    expect(await loader.load(about)).toMatchObject({ kind: 'content', answer: { data: { title: 'Już jest' } } });
  });

  test('nothing there is used until its moment', async () => {
    const { loader, fetch, advance } = aLoader(() =>
      Response.json({}, { status: 404, headers: { 'x-valid-until': soon(5_000) } }),
    );
    void loader.prefetch(about);
    advance(4_999);
    expect(await loader.load(about)).toMatchObject({ kind: 'not-found' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

test.each(['snippet', 'banner', 'navigation'] as const)('a %s is no page', async (type) => {
  const { loader } = aLoader(() => Response.json(anAnswer({ type })));
  expect(await loader.load(about)).toEqual({ kind: 'not-found' });
});
