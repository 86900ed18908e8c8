import { describe, expect, test, vi } from 'vitest';
import type { ContentOutcome } from '../content/content-outcome.ts';
import type { PageAddress, PageLoader } from '../content/load-page.ts';
import type { View } from '../content/view.ts';
import { anAnswer } from '../testing/an-answer.ts';
import type { NavigatorState } from './navigator.ts';
import { addressOf, createPageNavigator, type ShowPage } from './page-navigator.ts';

const at = (address: string) => new URL(address, 'https://sklep.example');
const content = (urlPath: string): ContentOutcome => ({
  kind: 'content',
  answer: anAnswer({ urlPath, title: urlPath, type: urlPath === '/twarz' ? 'product-category' : 'page' }),
});

interface Site {
  readonly basePath?: string;
  readonly errorPages?: Readonly<Record<number, string>>;
  readonly routes?: Readonly<Record<string, string>>;
  /** Its header and footer; without any the registry has none. */
  readonly frame?: ContentOutcome;
}

/** A navigator on the page `/twarz` that loads what `answer` says. */
function aNavigator(
  answer: (address: PageAddress) => ContentOutcome | Promise<ContentOutcome>,
  site: Site = {},
  view: View = { kind: 'content', path: '/twarz', params: {}, answer: anAnswer({ type: 'product-category' }) },
) {
  let state: NavigatorState = { arrival: { view, cause: 'initial', hash: '', historyKey: 'k0' }, isPending: false };
  const pushed: string[] = [];
  const left: string[] = [];
  const load = vi.fn<PageLoader['load']>(async (address) => answer(address));
  const loadFrame = vi.fn<PageLoader['loadFrame']>(async () => site.frame ?? { kind: 'not-found' });
  const loader: PageLoader = { load, loadFrame, prefetch: vi.fn(async () => {}), remember: vi.fn() };
  const show = vi.fn<ShowPage>((update) => update());
  const loadOwnPages = vi.fn(async () => {});
  const navigator = createPageNavigator({
    handle: {
      state: () => state,
      set: (next) => {
        state = next;
      },
    },
    history: {
      key: () => `k${pushed.length}`,
      push: (target, replace) =>
        pushed.push((replace ? 'replace ' : '') + target.pathname + target.search + target.hash),
    },
    loader,
    basePath: site.basePath ?? '/',
    routes: site.routes ?? {},
    errorPages: site.errorPages ?? {},
    backMaxAgeMs: 300_000,
    prefetchesAtOnce: 2,
    show,
    loadOwnPages,
    leave: (target) => left.push(target.href),
  });
  const prefetch = (address: string) => navigator.prefetch(at(address), new AbortController().signal);
  return { navigator, load, loader, loadOwnPages, prefetch, show, pushed, left, state: () => state };
}

test.each([
  ['/o-nas/?utm=1', '/', { path: '/o-nas', params: {} }],
  ['/en/face?page=2', '/en', { path: '/face', params: { page: 2 } }],
  ['/twarz', '/en', undefined],
])('%s on a site at %s is the page %o', (address, basePath, page) => {
  expect(addressOf(at(address), basePath)).toEqual(page);
});

describe('following a link', () => {
  test('keeps the page on the screen until the next one is there, then changes the address', async () => {
    const { promise, resolve } = Promise.withResolvers<ContentOutcome>();
    const { navigator, pushed, state } = aNavigator(() => promise);
    const following = navigator.follow(at('/o-nas#dojazd'));
    expect(state()).toMatchObject({ isPending: true, arrival: { view: { path: '/twarz' } } });
    expect(pushed).toEqual([]);
    resolve(content('/o-nas'));
    await following;
    expect(pushed).toEqual(['/o-nas#dojazd']);
    expect(state()).toMatchObject({
      isPending: false,
      arrival: { view: { kind: 'content', path: '/o-nas' }, cause: 'forward', hash: '#dojazd', historyKey: 'k1' },
    });
  });

  test('gives up a load when another link is followed', async () => {
    const first = Promise.withResolvers<ContentOutcome>();
    const { navigator, load, pushed, state } = aNavigator(({ path }) =>
      path === '/pierwsza' ? first.promise : content(path),
    );
    const slow = navigator.follow(at('/pierwsza'));
    await navigator.follow(at('/druga'));
    first.resolve(content('/pierwsza'));
    await slow;
    expect(load.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(pushed).toEqual(['/druga']);
    expect(state().arrival.view).toMatchObject({ path: '/druga' });
  });

  test.each([
    ['/twarz?sku=A', 'stay'],
    ['/twarz?utm_source=x', 'stay'],
    ['/twarz?colour=%3Cb%3E', 'stay'],
    ['/twarz#opinie', 'stay'],
    ['/twarz?page=2', 'forward'],
    ['/twarz?sort=name', 'adjust'],
    ['/twarz?line=swit&inStock=1', 'adjust'],
    ['/twarz?step=2', 'forward'],
    ['/cialo', 'forward'],
    ['/cialo?line=swit', 'forward'],
  ])('from /twarz to %s is to %s', async (address, cause) => {
    const { navigator, load, pushed, state } = aNavigator(({ path }) => content(path));
    await navigator.follow(at(address));
    expect(load).toHaveBeenCalledTimes(cause === 'stay' ? 0 : 1);
    expect(pushed).toEqual([address]);
    expect(state().arrival.cause).toBe(cause);
  });

  test('hands the shade of the address to the page', async () => {
    const { navigator, state } = aNavigator(() => content('/x'));
    await navigator.follow(at('/twarz?sku=RL-2'));
    expect(state().arrival.view).toMatchObject({ params: { sku: 'RL-2' } });
  });

  test('outside the site leaves the app', async () => {
    const { navigator, left, state } = aNavigator(() => content('/x'), { basePath: '/en' });
    await navigator.follow(at('/cialo'));
    expect(left).toEqual(['https://sklep.example/cialo']);
    // Until the browser has the other document.
    expect(state().isPending).toBe(true);
  });

  test('to the error page shows it in the header and footer of the site', async () => {
    const { navigator, state } = aNavigator(() => ({ kind: 'not-found' }), { frame: content('/rama') });
    await navigator.follow(at('/error'));
    expect(state()).toMatchObject({
      isPending: false,
      arrival: { view: { kind: 'error-route', surroundings: { data: { title: '/rama' } } } },
    });
  });

  test('to the error page shows the page that the site has there around it', async () => {
    const { navigator, loader, state } = aNavigator(({ path }) => content(path));
    await navigator.follow(at('/error'));
    expect(state().arrival.view).toMatchObject({
      kind: 'error-route',
      isOwnPage: true,
      surroundings: { data: { title: '/error' } },
    });
    expect(loader.loadFrame).not.toHaveBeenCalled();
  });
});

describe('what is not a page', () => {
  test('an unknown address and a failure show so between the header and footer of the site', async () => {
    const failure: ContentOutcome = { kind: 'failure', status: 500, code: 'internal' };
    const { navigator, state } = aNavigator(({ path }) => (path === '/zepsuta' ? failure : { kind: 'not-found' }), {
      frame: content('/rama'),
    });
    for (const [address, kind] of [
      ['/nie-ma', 'not-found'],
      ['/zepsuta', 'failure'],
    ] as const) {
      await navigator.follow(at(address));
      expect(state().arrival.view).toMatchObject({ kind, surroundings: { data: { title: '/rama' } } });
    }
  });

  test('without a connection what is on the screen lends them, and nothing more is asked', async () => {
    const { navigator, loader, state } = aNavigator(() => ({ kind: 'failure', status: 0, code: 'unreachable' }));
    await navigator.follow(at('/o-nas'));
    expect(state().arrival.view).toMatchObject({
      kind: 'failure',
      surroundings: { data: { type: 'product-category' } },
    });
    expect(loader.loadFrame).not.toHaveBeenCalled();
  });

  test('an unknown address shows so with what is at hand where the site has none', async () => {
    const { navigator, pushed, state } = aNavigator(() => ({ kind: 'not-found' }));
    await navigator.follow(at('/nie-ma'));
    expect(pushed).toEqual(['/nie-ma']);
    expect(state().arrival.view).toMatchObject({
      kind: 'not-found',
      surroundings: { data: { type: 'product-category' } },
    });
  });

  test('a page that moved is followed, and only the new address enters the history', async () => {
    const { navigator, pushed, state } = aNavigator(({ path }) =>
      path === '/stary' ? { kind: 'redirect', to: '/nowy?page=2', code: 301 } : content(path),
    );
    await navigator.follow(at('/stary'));
    expect(pushed).toEqual(['/nowy?page=2']);
    expect(state().arrival.view).toMatchObject({ path: '/nowy' });
  });

  test('a redirect found by going back takes the place of its entry', async () => {
    const { navigator, pushed } = aNavigator(({ path }) =>
      path === '/stary' ? { kind: 'redirect', to: '/nowy', code: 301 } : content(path),
    );
    await navigator.settle(at('/stary'));
    expect(pushed).toEqual(['replace /nowy']);
  });

  test('a redirect on a site with a base path stays on it', async () => {
    const { navigator, pushed } = aNavigator(
      ({ path }) => (path === '/old' ? { kind: 'redirect', to: '/new', code: 301 } : content(path)),
      { basePath: '/en' },
    );
    await navigator.follow(at('/en/old'));
    expect(pushed).toEqual(['/en/new']);
  });

  test('a redirect to elsewhere leaves the app', async () => {
    const { navigator, left } = aNavigator(() => ({ kind: 'redirect', to: 'https://example.com/', code: 302 }));
    await navigator.follow(at('/stary'));
    expect(left).toEqual(['https://example.com/']);
  });

  test('redirects that go round end at the browser', async () => {
    const { navigator, load, left } = aNavigator(() => ({ kind: 'redirect', to: '/kolo', code: 302 }));
    await navigator.follow(at('/kolo'));
    expect(left).toEqual(['https://sklep.example/kolo']);
    expect(load).toHaveBeenCalledTimes(6);
  });

  test('maintenance is shown by the server', async () => {
    const { navigator, left } = aNavigator(() => ({ kind: 'maintenance' }));
    await navigator.follow(at('/o-nas'));
    expect(left).toEqual(['https://sklep.example/o-nas']);
  });

  test('a failure shows its code', async () => {
    const { navigator, state } = aNavigator(() => ({ kind: 'failure', status: 500, code: 'http-500' }));
    await navigator.follow(at('/o-nas'));
    expect(state().arrival.view).toMatchObject({ kind: 'failure', status: 500, code: 'http-500' });
  });

  test('a failure shows the page that the site has for it, asked for once', async () => {
    const errorPages = { 500: '/blad' };
    const failing = { kind: 'failure', status: 500, code: 'http-500' } as const;
    const good = aNavigator(({ path }) => (path === '/blad' ? content('/blad') : failing), { errorPages });
    await good.navigator.follow(at('/o-nas'));
    expect(good.state().arrival.view).toMatchObject({ kind: 'content', answer: { data: { urlPath: '/blad' } } });
    const bad = aNavigator(() => failing, { errorPages });
    await bad.navigator.follow(at('/o-nas'));
    expect(bad.state().arrival.view).toMatchObject({ kind: 'failure' });
    expect(bad.load).toHaveBeenCalledTimes(2);
  });
});

describe('going back', () => {
  test('shows the page without touching the history, from memory where it can', async () => {
    const { navigator, load, pushed, state } = aNavigator(() => content('/o-nas'));
    await navigator.settle(at('/o-nas'));
    expect(pushed).toEqual([]);
    expect(load.mock.calls[0]?.[1]?.maxAgeMs).toBe(300_000);
    expect(state().arrival).toMatchObject({ cause: 'back', historyKey: 'k0' });
  });
});

describe('the code of our own pages', () => {
  test('is waited for before one of them is shown, and by nobody else', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { navigator, loadOwnPages, state } = aNavigator(({ path }) =>
      path === '/nie-ma' ? { kind: 'not-found' } : content(path),
    );
    loadOwnPages.mockReturnValue(promise);
    await navigator.follow(at('/o-nas'));
    expect(state().arrival.view).toMatchObject({ path: '/o-nas' });
    const following = navigator.follow(at('/nie-ma'));
    await vi.waitFor(() => expect(loadOwnPages).toHaveBeenCalledTimes(1));
    expect(state()).toMatchObject({ isPending: true, arrival: { view: { path: '/o-nas' } } });
    resolve();
    await following;
    expect(state().arrival.view.kind).toBe('not-found');
  });

  test('that cannot be had leaves the address to the browser', async () => {
    const { navigator, loadOwnPages, left, state } = aNavigator(() => ({ kind: 'not-found' }));
    loadOwnPages.mockRejectedValue(new Error('No network'));
    await navigator.follow(at('/nie-ma'));
    expect(left).toEqual(['https://sklep.example/nie-ma']);
    expect(state().arrival.view).toMatchObject({ path: '/twarz' });
  });
});

test('only other pages are loaded ahead, no screens that belong to one person', () => {
  const { prefetch, loader } = aNavigator(() => content('/x'));
  const addresses = [
    '/twarz#opinie',
    '/twarz?sku=RL-2',
    '/error',
    '/cart',
    '/account/orders',
    '/order?number=1',
    '/cialo',
  ];
  for (const address of addresses) prefetch(address);
  expect(loader.prefetch).toHaveBeenCalledExactlyOnceWith({ path: '/cialo', params: {} });
});

describe('a first view that is known in part', () => {
  const answer = { ...anAnswer({ type: 'product-category', title: 'w części' }), isPartial: true } as const;
  const partial: View = { kind: 'content', path: '/twarz', params: {}, answer };
  const complete = content('/twarz');

  test('stays as it is where only the hash of its address changes', async () => {
    const { navigator, load, state } = aNavigator(() => complete, {}, partial);
    await navigator.follow(at('/twarz#opinie'));
    expect(state().arrival.view).toBe(partial);
    expect(load).not.toHaveBeenCalled();
  });

  test.each([
    ['/twarz?sku=RL-2', 'stay'],
    ['/twarz?page=2', 'forward'],
  ])('is loaded completely on the way to %s', async (address, cause) => {
    const { navigator, prefetch, loader, load, state } = aNavigator(() => complete, {}, partial);
    prefetch(address);
    expect(loader.prefetch).toHaveBeenCalledTimes(1);
    await navigator.follow(at(address));
    expect(load).toHaveBeenCalledTimes(1);
    expect(state().arrival).toMatchObject({ cause, view: { answer: { data: { title: '/twarz' } } } });
    expect(state().arrival.view).not.toHaveProperty('answer.isPartial');
  });

  test('shows another variant at once where it has all that differs between them', async () => {
    const ofProduct = { ...anAnswer({ type: 'product' }), isPartial: true, hasVariants: true } as const;
    const product: View = { kind: 'content', path: '/szminka', params: { sku: 'RL-1' }, answer: ofProduct };
    const { navigator, prefetch, loader, load, pushed, state } = aNavigator(() => complete, {}, product);
    prefetch('/szminka?sku=RL-2');
    await navigator.follow(at('/szminka?sku=RL-2'));
    expect(state().arrival).toMatchObject({ cause: 'stay', view: { params: { sku: 'RL-2' } } });
    expect(state().arrival.view).toHaveProperty('answer', ofProduct);
    expect(pushed).toEqual(['/szminka?sku=RL-2']);
    expect(load).not.toHaveBeenCalled();
    expect(loader.prefetch).not.toHaveBeenCalled();
  });

  test('lends its header and footer, whose HTML is in the document, to a page that is not there', async () => {
    const { navigator, load, state } = aNavigator(() => ({ kind: 'not-found' }), {}, partial);
    await navigator.follow(at('/nie-ma'));
    expect(state().arrival.view).toMatchObject({ kind: 'not-found', surroundings: { data: { title: 'w części' } } });
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('a transition', () => {
  const animated = async (move: (given: ReturnType<typeof aNavigator>) => Promise<void>) => {
    const given = aNavigator(({ path }) => content(path));
    await move(given);
    return given.show.mock.calls.map(([, isAnimated]) => isAnimated);
  };

  test('leads to another page, forward and back', async () => {
    expect(await animated(({ navigator }) => navigator.follow(at('/cialo')))).toEqual([true]);
    expect(await animated(({ navigator }) => navigator.settle(at('/cialo')))).toEqual([true]);
  });

  test('is left out at another shade, and where the browser has shown one by itself', async () => {
    expect(await animated(({ navigator }) => navigator.follow(at('/twarz?sku=RL-2')))).toEqual([false]);
    expect(await animated(({ navigator }) => navigator.settle(at('/cialo'), true))).toEqual([false]);
  });

  test('that has not begun when another link is followed never shows its page', async () => {
    const { navigator, show, pushed, state } = aNavigator(({ path }) => content(path));
    const begun: (() => void)[] = [];
    show.mockImplementationOnce((update) => begun.push(update));
    await navigator.follow(at('/pierwsza'));
    await navigator.follow(at('/druga'));
    for (const update of begun) update();
    expect(pushed).toEqual(['/druga']);
    expect(state().arrival.view).toMatchObject({ path: '/druga' });
  });
});

describe('a screen that the site has put elsewhere', () => {
  const routes = { cart: '/koszyk', error: '/blad' };

  test.each(['/koszyk', '/cart?a=1'])('%s comes with a document, and is not loaded ahead', async (path) => {
    const given = aNavigator(() => content('/x'), { routes });
    given.prefetch(path);
    await given.navigator.follow(at(path));
    expect(given.left).toEqual([at(path).href]);
    expect([given.load.mock.calls, vi.mocked(given.loader.prefetch).mock.calls]).toEqual([[], []]);
  });

  test('is the one on the screen by its address', async () => {
    const view: View = { kind: 'screen', path: '/cart', title: 'Koszyk' };
    const given = aNavigator(() => content('/x'), { routes }, view);
    await given.navigator.follow(at('/koszyk#main'));
    expect(given.left).toEqual([]);
    expect(given.state()).toMatchObject({ arrival: { view: { kind: 'screen' }, hash: '#main' } });
  });

  test('the error page is shown at its address', async () => {
    const given = aNavigator(() => content('/x'), { routes });
    await given.navigator.follow(at('/blad'));
    expect(given.state().arrival.view.kind).toBe('error-route');
    expect(given.left).toEqual([]);
  });
});

describe('a page that mails lead to', () => {
  test('is a document of its own: the browser goes there, and nothing is loaded ahead', async () => {
    const { navigator, load, loader, prefetch, left } = aNavigator(() => content('/x'));
    prefetch('/request-reset-password');
    await navigator.follow(at('/request-reset-password'));
    expect(left).toEqual(['https://sklep.example/request-reset-password']);
    expect([load, loader.prefetch].map((asked) => vi.mocked(asked).mock.calls.length)).toEqual([0, 0]);
  });

  test('stays on the screen when its hash changes', async () => {
    const given = aNavigator(() => content('/x'), {}, { kind: 'screen', path: '/reset-password', title: 'Hasło' });
    await given.navigator.settle(at('/reset-password#main'));
    expect(given.state()).toMatchObject({ isPending: false, arrival: { view: { kind: 'screen' }, hash: '#main' } });
    expect([given.left, given.load.mock.calls]).toEqual([[], []]);
  });
});
