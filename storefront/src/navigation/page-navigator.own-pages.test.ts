import { describe, expect, test, vi } from 'vitest';
import type { ContentOutcome } from '../content/content-outcome.ts';
import type { View } from '../content/view.ts';
import { aNavigator, at, content } from '../testing/a-page-navigator.ts';

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
