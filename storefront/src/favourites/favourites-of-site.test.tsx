import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetToken, storeToken } from '../api/customer-token.ts';
import { aSite } from '../testing/an-answer.ts';
import { favouritesOfSite } from './index.ts';

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
/** What was asked of the shop: the operations, each with its variables. */
const asked = () =>
  fetched.mock.calls.map(([, init]) => {
    const { query, variables } = JSON.parse(String(init.body));
    return [/\w+ (\w+)/.exec(query)?.[1], variables];
  });
const stored = () => JSON.parse(localStorage.getItem('favourites') ?? 'null');
const GUESTS = { id: 'guest', items: [{ sku: 'RL-SW-001' }] };

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = '<p id="announcements" aria-live="polite"></p><p id="alerts" aria-live="assertive"></p>';
});
const stops: (() => void)[] = [];
const subscribe = (own: ReturnType<typeof favourites>, listener: () => void) => stops.push(own.subscribe(listener));

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  forgetToken('token-of-lena');
  vi.unstubAllGlobals();
});

/** Each test has a site of its own, and so favourites of its own. */
const favourites = () => favouritesOfSite(aSite());

/** A list as the shop answers it: entries numbered from 1. */
const wishlist = (...skus: string[]) => ({
  id: '7',
  items_v2: { items: skus.map((sku, index) => ({ id: String(index + 1), product: { sku } })) },
});
const answer = (data: object) => Response.json({ data });
const added = (...skus: string[]) =>
  answer({ addProductsToWishlist: { user_errors: [], wishlist: wishlist(...skus) } });

describe('a guest', () => {
  test('keeps favourites in the browser; the shop is not asked', async () => {
    const own = favourites();
    const onChange = vi.fn();
    subscribe(own, onChange);
    expect(await own.set('RL-SW-001', true)).toEqual({ ok: true });
    expect(own.has('RL-SW-001')).toBe(true);
    expect(own.count()).toBe(1);
    expect(stored()).toEqual(GUESTS);
    expect(onChange).toHaveBeenCalled();
    await own.set('RL-SW-001', false);
    expect(own.count()).toBe(0);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('sees what another tab did', () => {
    const own = favourites();
    const onChange = vi.fn();
    subscribe(own, onChange);
    localStorage.setItem('favourites', JSON.stringify(GUESTS));
    window.dispatchEvent(new StorageEvent('storage', { key: 'favourites' }));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(own.has('RL-SW-001')).toBe(true);
  });

  test('begins a new list where what is stored is none', async () => {
    localStorage.setItem('favourites', '{"id":"guest"}');
    const own = favourites();
    expect(own.count()).toBe(0);
    const live = await own.load();
    expect(live.repair()).toBe(true);
    expect(live.repair()).toBe(false);
    expect(stored()).toEqual({ id: 'guest', items: [] });
  });

  test('never sees the copy of a customer’s list', () => {
    localStorage.setItem('favourites', JSON.stringify({ id: '7', items: [{ sku: 'RL-SW-001', id: '1' }] }));
    expect(favourites().count()).toBe(0);
  });

  test('is told when the list is full', async () => {
    const items = Array.from({ length: 100 }, (_, index) => ({ sku: `RL-${index}` }));
    localStorage.setItem('favourites', JSON.stringify({ id: 'guest', items }));
    const own = favourites();
    expect(await own.set('RL-SW-001', true)).toEqual({
      ok: false,
      errors: [{ message: 'Bez logowania lista mieści 100\u00a0produktów. Usuń coś albo się zaloguj.' }],
    });
    expect(own.count()).toBe(100);
  });
});

describe('a customer', () => {
  beforeEach(() => storeToken('token-of-lena'));

  test('takes along what was put aside before; it is told once', async () => {
    localStorage.setItem('favourites', JSON.stringify({ id: 'guest', items: [{ sku: 'A' }, { sku: 'B' }] }));
    fetched.mockResolvedValueOnce(answer({ customer: { wishlist: wishlist('B', 'C') } }));
    fetched.mockResolvedValueOnce(added('B', 'C', 'A'));
    const own = favourites();
    await (await own.load()).start();
    // What is there already keeps its quantity.
    expect(asked()).toEqual([
      ['ReadFavourites', {}],
      ['AddFavourites', { listId: '0', items: [{ sku: 'A', quantity: 1 }] }],
    ]);
    expect(own.list().items.map(({ sku }) => sku)).toEqual(['B', 'C', 'A']);
    await vi.waitFor(() =>
      expect(document.getElementById('announcements')?.textContent).toBe(
        'Do ulubionych na koncie dodaliśmy 1\u00a0produkt z\u00a0tego urządzenia.',
      ),
    );
    fetched.mockResolvedValueOnce(answer({ customer: { wishlist: wishlist('B', 'C', 'A') } }));
    await (await own.load()).start();
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test('loses nothing of a guest’s list while the shop is away', async () => {
    localStorage.setItem('favourites', JSON.stringify(GUESTS));
    fetched.mockResolvedValueOnce(answer({ customer: { wishlist: wishlist() } }));
    fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
    const own = favourites();
    await (await own.load()).start();
    expect(stored()).toEqual(GUESTS);
    expect(own.has('RL-SW-001')).toBe(true);
  });

  test('sees a heart at once, and what the shop made of it', async () => {
    localStorage.setItem('favourites', JSON.stringify({ id: '7', items: [{ sku: 'B', id: '1' }] }));
    const own = favourites();
    await own.load();
    let settle = (_: Response) => {};
    fetched.mockReturnValueOnce(
      new Promise<Response>((resolve) => {
        settle = resolve;
      }),
    );
    const done = own.set('A', true);
    await vi.waitFor(() => expect(own.has('A')).toBe(true));
    settle(added('B', 'A'));
    expect(await done).toEqual({ ok: true });
    expect(stored()).toEqual({
      id: '7',
      items: [
        { id: '1', sku: 'B' },
        { id: '2', sku: 'A' },
      ],
    });
  });

  test('sees a heart go out again that the shop refused, and why', async () => {
    localStorage.setItem('favourites', JSON.stringify({ id: '7', items: [{ sku: 'B', id: '1' }] }));
    const own = favourites();
    const refusal = { sentence: 'Lista może mieć najwyżej 200 produktów.', message: 'x' };
    fetched.mockResolvedValueOnce(
      answer({ addProductsToWishlist: { user_errors: [refusal], wishlist: wishlist('B') } }),
    );
    expect(await own.set('A', true)).toEqual({ ok: false, errors: [{ message: refusal.sentence }] });
    expect(own.has('A')).toBe(false);
  });

  test('has what was there before when the shop could not be reached', async () => {
    localStorage.setItem('favourites', JSON.stringify({ id: '7', items: [{ sku: 'B', id: '1' }] }));
    const own = favourites();
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const result = await own.set('B', false);
    expect(result.ok).toBe(false);
    expect(own.has('B')).toBe(true);
  });

  test('presses twice quickly: both are sent in order, and the last counts', async () => {
    localStorage.setItem('favourites', JSON.stringify({ id: '7', items: [] }));
    const own = favourites();
    fetched.mockResolvedValueOnce(added('A'));
    fetched.mockResolvedValueOnce(answer({ removeProductsFromWishlist: { wishlist: wishlist() } }));
    await Promise.all([own.set('A', true), own.set('A', false)]);
    expect(asked().map(([name]) => name)).toEqual(['AddFavourites', 'RemoveFavourites']);
    expect(asked()[1]?.[1]).toEqual({ listId: '0', ids: ['1'] });
    expect(own.has('A')).toBe(false);
  });

  test('who signs in finds nothing of the one whose token was refused before', async () => {
    localStorage.setItem('favourites', JSON.stringify({ id: '7', items: [{ sku: 'B', id: '1' }] }));
    fetched.mockResolvedValueOnce(answer({ customer: { wishlist: { ...wishlist('C'), id: '8' } } }));
    const own = favourites();
    subscribe(own, () => {});
    expect(own.has('B')).toBe(true);
    own.forgetCopy();
    expect(own.has('B')).toBe(false);
    await vi.waitFor(() => expect(own.has('C')).toBe(true));
    expect(stored()).toMatchObject({ id: '8' });
  });

  test('leaves nothing to whoever comes next, also when an answer comes late', async () => {
    localStorage.setItem('favourites', JSON.stringify({ id: '7', items: [{ sku: 'B', id: '1' }] }));
    const own = favourites();
    await own.load();
    let settle = (_: Response) => {};
    fetched.mockReturnValueOnce(
      new Promise<Response>((resolve) => {
        settle = resolve;
      }),
    );
    const done = own.set('A', true);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    localStorage.removeItem('favourites');
    forgetToken('token-of-lena');
    settle(added('B', 'A'));
    await done;
    expect(own.count()).toBe(0);
    expect(localStorage.getItem('favourites')).toBeNull();
  });
});
