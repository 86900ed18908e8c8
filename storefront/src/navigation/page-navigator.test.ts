import { describe, expect, test } from 'vitest';
import type { ContentOutcome } from '../content/content-outcome.ts';
import type { View } from '../content/view.ts';
import { aNavigator, at, content } from '../testing/a-page-navigator.ts';
import { anAnswer } from '../testing/an-answer.ts';
import { addressOf } from './page-navigator.ts';

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

  test('to another shade lets what was pressed be painted first; of two presses the last is followed', async () => {
    const { navigator, pushed, state, untilPainted } = aNavigator(({ path }) => content(path));
    const painted = Promise.withResolvers<void>();
    untilPainted.mockReturnValue(painted.promise);
    const both = [navigator.follow(at('/twarz?sku=A')), navigator.follow(at('/twarz?sku=B'))];
    await Promise.resolve();
    expect(pushed).toEqual([]);
    painted.resolve();
    await Promise.all(both);
    expect(pushed).toEqual(['/twarz?sku=B']);
    expect(state().arrival).toMatchObject({ cause: 'stay', view: { params: { sku: 'B' } } });
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

describe('going back', () => {
  test('shows the page without touching the history, from memory where it can', async () => {
    const { navigator, load, pushed, state } = aNavigator(() => content('/o-nas'));
    await navigator.settle(at('/o-nas'));
    expect(pushed).toEqual([]);
    expect(load.mock.calls[0]?.[1]?.maxAgeMs).toBe(300_000);
    expect(state().arrival).toMatchObject({ cause: 'back', historyKey: 'k0' });
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
