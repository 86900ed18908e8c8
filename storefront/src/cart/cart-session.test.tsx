import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createShopClient } from '../api/shop-client.ts';
import { browserConfig } from '../config.ts';
import { aSite } from '../testing/an-answer.ts';
import { type CartPieces, createCartPieces } from './cart-pieces.ts';
import { createCartSession } from './cart-session.ts';

/** A shop with carts, which does a request of one key once. */
function aShop() {
  const carts = new Map<string, { pieces: number; version: number }>();
  const done = new Set<string>();
  const requests: string[] = [];
  /** Answers in place of the shop, for the next requests. */
  const failures: (() => Response)[] = [];
  const state = (id: string) => {
    const cart = carts.get(id) ?? { pieces: 0, version: 0 };
    return { id, version: cart.version, total_quantity: cart.pieces };
  };
  const missing = () =>
    Response.json({
      data: null,
      errors: [{ message: 'x', extensions: { category: 'graphql-no-such-entity', code: 'cart-missing' } }],
    });
  async function answer(_address: string, init: RequestInit): Promise<Response> {
    const { query, variables } = JSON.parse(String(init.body));
    const name = /(\w+)[({ ]/.exec(query.replace(/^(query|mutation) /, ''))?.[1] ?? '';
    requests.push(name);
    const failure = failures.shift();
    if (failure) return failure();
    if (name === 'CreateCart') {
      const id = String(carts.size + 1).repeat(32);
      carts.set(id, { pieces: 0, version: 1 });
      return Response.json({ data: { createEmptyCart: id } });
    }
    const cart = carts.get(variables.cartId ?? variables.id);
    if (!cart) return missing();
    if (name === 'ReadCart') return Response.json({ data: { cart: state(variables.id) } });
    const key = new Headers(init.headers).get('idempotency-key') ?? '';
    if (!done.has(key)) {
      done.add(key);
      cart.pieces += variables.items[0].quantity;
      cart.version += 1;
    }
    return Response.json({ data: { addProductsToCart: { cart: state(variables.cartId), user_errors: [] } } });
  }
  return { carts, requests, failures, answer };
}

const item = { sku: 'RL-SW-001', quantity: 1 };
const away = () => {
  throw new TypeError('Failed to fetch');
};
const busy = () => new Response('', { status: 503 });

let shop: ReturnType<typeof aShop>;
let pieces: CartPieces;
const pauses: number[] = [];
const wait = async (ms: number) => void pauses.push(ms);
const aSession = () => createCartSession({ client: createShopClient(aSite()), pieces, config: browserConfig, wait });

beforeEach(() => {
  localStorage.clear();
  pauses.length = 0;
  shop = aShop();
  pieces = createCartPieces(async () => {});
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => shop.answer(address, init));
});
afterEach(() => vi.unstubAllGlobals());

test('the first thing makes a cart, whose id and number of pieces are remembered', async () => {
  await aSession().add(item);
  expect(shop.requests).toEqual(['CreateCart', 'AddToCart']);
  expect(localStorage.getItem('cart_id')).toBe('1'.repeat(32));
  expect(pieces.pieces()).toBe(1);
});

test('two quick presses put exactly two pieces into one cart', async () => {
  const session = aSession();
  await Promise.all([session.add(item), session.add(item)]);
  expect([shop.carts.size, pieces.pieces()]).toEqual([1, 2]);
});

test('an answer that was lost on its way is asked for again, and nothing is added twice', async () => {
  await aSession().add(item);
  const answer = shop.answer;
  let lost = 0;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const response = await answer(address, init);
    lost += 1;
    if (lost <= 2) away();
    return response;
  });
  const { result } = await aSession().add(item);
  expect(result.kind).toBe('done');
  expect(pieces.pieces()).toBe(2);
  expect(pauses).toEqual([400, 800]);
});

test('a cart that is no more is left for a new one', async () => {
  localStorage.setItem('cart_id', 'f'.repeat(32));
  const addition = await aSession().add(item);
  expect([addition.isNewCart, localStorage.getItem('cart_id'), pieces.pieces()]).toEqual([true, '1'.repeat(32), 1]);
});

test('without a connection the press is answered at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', async () => away());
  const addition = await aSession().add(item);
  expect([addition.result.kind, addition.data, pauses]).toEqual(['unreachable', undefined, []]);
  vi.restoreAllMocks();
});

test('a remembered cart is asked for five times more, with growing pauses', async () => {
  await aSession().add(item);
  shop.failures.push(busy, busy, away, busy, busy);
  expect(await aSession().resolve()).toMatchObject({ kind: 'found', cart: { total_quantity: 1 } });
  expect(pauses).toEqual([400, 800, 1600, 3200, 6400]);
  expect([localStorage.getItem('cart_id'), pieces.pieces()]).toEqual(['1'.repeat(32), 1]);
});

test('a cart that five retries did not bring gives way to a new one', async () => {
  await aSession().add(item);
  shop.failures.push(busy, busy, busy, busy, busy, busy);
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await aSession().resolve()).toEqual({ kind: 'lost' });
  expect(warned).toHaveBeenCalledExactlyOnceWith('Exceeded number of requests to resolve cart');
  warned.mockRestore();
  expect([localStorage.getItem('cart_id'), pieces.pieces()]).toEqual(['2'.repeat(32), 0]);
});

test('a shop that is away altogether takes no cart from anybody', async () => {
  await aSession().add(item);
  vi.stubGlobal('fetch', async () => busy());
  expect(await aSession().resolve()).toMatchObject({ kind: 'unavailable' });
  expect([localStorage.getItem('cart_id'), pieces.pieces()]).toEqual(['1'.repeat(32), 1]);
});

test('a cart that was ordered or has expired is forgotten', async () => {
  localStorage.setItem('cart_id', 'f'.repeat(32));
  expect(await aSession().resolve()).toEqual({ kind: 'none' });
  expect(localStorage.getItem('cart_id')).toBeNull();
});

describe('a customer who is signed in', () => {
  const OWN = '9'.repeat(32);
  const own = (pieces: number, version: number) => ({ id: OWN, total_quantity: pieces, version });
  function answerWith(...pairs: readonly (readonly [name: string, answer: () => Response])[]) {
    const answers = new Map(pairs);
    const asked: { name: string; variables: unknown; token: string | null }[] = [];
    vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
      const { query, variables } = JSON.parse(String(init.body));
      const name = /^(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
      asked.push({ name, variables, token: new Headers(init.headers).get('authorization') });
      return answers.get(name)?.() ?? Response.json({ data: null });
    });
    return asked;
  }
  beforeEach(() => localStorage.setItem('customer_token', 'k'));

  test('gets the own cart, and what was put into a guest’s one is merged into it', async () => {
    localStorage.setItem('cart_id', 'f'.repeat(32));
    const asked = answerWith(
      ['ReadCustomerCart', () => Response.json({ data: { customerCart: own(1, 4) } })],
      ['MergeCarts', () => Response.json({ data: { mergeCarts: own(3, 5) } })],
    );
    expect(await aSession().resolve()).toMatchObject({ kind: 'found', cart: own(3, 5), mergedPieces: 2 });
    expect(asked).toEqual([
      { name: 'ReadCustomerCart', variables: {}, token: 'Bearer k' },
      { name: 'MergeCarts', variables: { source: 'f'.repeat(32), destination: OWN }, token: 'Bearer k' },
    ]);
    expect([localStorage.getItem('cart_id'), pieces.pieces()]).toEqual([OWN, 3]);
  });

  test('is told that it could not be had, where the shop answers without one', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    answerWith(['ReadCustomerCart', () => Response.json({ data: {} })]);
    expect(await aSession().resolve()).toMatchObject({ kind: 'unavailable' });
    expect(warned).toHaveBeenCalledExactlyOnceWith('Missing cart');
    warned.mockRestore();
  });

  test.each([['nothing'], [OWN]])('has nothing merged with %s stored', async (stored) => {
    if (stored === OWN) localStorage.setItem('cart_id', OWN);
    const asked = answerWith(['ReadCustomerCart', () => Response.json({ data: { customerCart: own(1, 4) } })]);
    expect(await aSession().resolve()).toMatchObject({ kind: 'found' });
    expect(asked.map(({ name }) => name)).toEqual(['ReadCustomerCart']);
  });

  test('whose cart cannot be merged while the shop is away keeps what the guest had put into another', async () => {
    localStorage.setItem('cart_id', 'f'.repeat(32));
    answerWith(['ReadCustomerCart', () => Response.json({ data: { customerCart: own(1, 4) } })], ['MergeCarts', busy]);
    expect(await aSession().resolve()).toMatchObject({ kind: 'unavailable' });
    expect(localStorage.getItem('cart_id')).toBe('f'.repeat(32));
  });

  test('gets the own cart where the guest’s one is gone', async () => {
    localStorage.setItem('cart_id', 'f'.repeat(32));
    answerWith(
      ['ReadCustomerCart', () => Response.json({ data: { customerCart: own(1, 4) } })],
      [
        'MergeCarts',
        () =>
          Response.json({
            data: null,
            errors: [{ message: 'x', extensions: { category: 'graphql-no-such-entity', code: 'cart-missing' } }],
          }),
      ],
    );
    expect(await aSession().resolve()).toEqual({ kind: 'found', cart: own(1, 4) });
    expect(localStorage.getItem('cart_id')).toBe(OWN);
  });

  test('whose token does not hold any more goes on as a guest, without a word', async () => {
    localStorage.setItem('cart_id', OWN);
    answerWith(['ReadCustomerCart', () => Response.json({ errors: [{ message: 'x' }] }, { status: 401 })]);
    expect(await aSession().resolve()).toEqual({ kind: 'none' });
    expect([localStorage.getItem('customer_token'), localStorage.getItem('cart_id')]).toEqual([null, null]);
  });
});
