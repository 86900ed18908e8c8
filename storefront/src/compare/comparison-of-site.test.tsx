import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetToken, storeToken } from '../api/customer-token.ts';
import { aComparedList } from '../testing/a-comparison.ts';
import { aSite } from '../testing/an-answer.ts';
import { stubShopAnswers } from '../testing/shop-answers.ts';
import { comparisonOfSite } from './index.ts';

let shop: ReturnType<typeof stubShopAnswers>;
const GUESTS = '1'.repeat(32);
const OWN = '2'.repeat(32);
const GONE = { category: 'graphql-input', code: 'compare-list-missing', details: { message: 'Nie ma takiej listy.' } };
const FULL = {
  category: 'graphql-input',
  code: 'compare-list-full',
  details: { message: 'Można porównać najwyżej 4 produkty.' },
};

const store = (owner: 'guest' | 'customer', ...skus: string[]) =>
  localStorage.setItem('compare_list', JSON.stringify({ uid: owner === 'guest' ? GUESTS : OWN, owner, skus }));
const stored = () => JSON.parse(localStorage.getItem('compare_list') ?? 'null');
const listOf = (owner: '1' | '2', ...skus: string[]) =>
  aComparedList(Object.fromEntries(skus.map((sku) => [sku, {}])), owner);
const asked = () => shop.asked.map(({ name, variables }) => [name, variables]);

/** Each test has a site of its own, and so a comparison of its own. */
const comparison = () => comparisonOfSite(aSite());

beforeEach(() => {
  localStorage.clear();
  shop = stubShopAnswers();
  document.body.innerHTML = '<p id="announcements" aria-live="polite"></p><p id="alerts" aria-live="assertive"></p>';
});
afterEach(() => {
  forgetToken('token-of-lena');
  vi.unstubAllGlobals();
});

describe('a guest', () => {
  test('begins a list with the first product, and adds to it', async () => {
    const own = comparison();
    shop.answer('CreateCompareList', { createCompareList: listOf('1', 'A') });
    expect(await own.set('A', true)).toEqual({ ok: true });
    expect(stored()).toEqual({ uid: GUESTS, owner: 'guest', skus: ['A'] });
    shop.answer('AddToCompareList', { addProductsToCompareList: listOf('1', 'A', 'B') });
    await own.set('B', true);
    expect([own.has('B'), own.count()]).toEqual([true, 2]);
    expect(asked()).toEqual([
      ['CreateCompareList', { skus: ['A'] }],
      ['AddToCompareList', { uid: GUESTS, skus: ['B'] }],
    ]);
    shop.answer('RemoveFromCompareList', { removeProductsFromCompareList: listOf('1', 'B') });
    await own.set('A', false);
    expect(stored().skus).toEqual(['B']);
  });

  test('is told when there is no room', async () => {
    store('guest', 'A', 'B', 'C', 'D');
    shop.refuse('AddToCompareList', FULL);
    const result = await comparison().set('E', true);
    expect(result).toEqual({ ok: false, errors: [{ message: 'Można porównać najwyżej 4 produkty.' }] });
    expect(stored().skus).toEqual(['A', 'B', 'C', 'D']);
  });

  test('whose list the shop has forgotten begins it anew with what was in it', async () => {
    store('guest', 'A');
    shop.refuse('AddToCompareList', GONE);
    shop.answer('CreateCompareList', { createCompareList: listOf('1', 'A', 'B') });
    expect(await comparison().set('B', true)).toEqual({ ok: true });
    expect(asked().at(-1)).toEqual(['CreateCompareList', { skus: ['A', 'B'] }]);
  });

  test('asks the shop for nothing until something is compared', async () => {
    const own = comparison();
    expect([own.has('A'), own.count(), own.isKept()]).toEqual([false, 0, false]);
    expect(await (await own.load()).read()).toBe('none');
    expect(shop.asked).toEqual([]);
  });

  test('never sees the copy of a customer’s list, nor what is no list', () => {
    store('customer', 'A');
    expect(comparison().count()).toBe(0);
    localStorage.setItem('compare_list', '{"uid":1}');
    expect([comparison().count(), comparison().isKept()]).toEqual([0, true]);
  });

  test('clears the list', async () => {
    store('guest', 'A');
    shop.answer('DeleteCompareList', { deleteCompareList: { result: true } });
    expect(await (await comparison().load()).clear()).toEqual({ ok: true });
    expect(stored()).toBeNull();
  });
});

describe('after a sign-in', () => {
  test('what the guest compared is the customer’s; what found no room is told', async () => {
    store('guest', 'A', 'B');
    storeToken('token-of-lena');
    shop.answer('AssignCompareList', { assignCompareListToCustomer: { compare_list: listOf('2', 'X', 'A') } });
    await (await comparison().load()).start();
    expect(stored()).toEqual({ uid: OWN, owner: 'customer', skus: ['X', 'A'] });
    await vi.waitFor(() => expect(document.body.textContent).toContain('zabrakło miejsca'));
  });

  test('while the shop is away the guest’s list waits', async () => {
    store('guest', 'A');
    storeToken('token-of-lena');
    await (await comparison().load()).start();
    expect(stored()).toEqual({ uid: GUESTS, owner: 'guest', skus: ['A'] });
  });

  test('the copy that another customer left is replaced', async () => {
    store('customer', 'A');
    storeToken('token-of-lena');
    shop.answer('ReadOwnComparedSkus', { customer: { compare_list: null } });
    await (await comparison().load()).start();
    expect(stored()).toBeNull();
  });

  test('a customer reads their list in one request, on whatever device', async () => {
    storeToken('token-of-lena');
    shop.answer('ReadOwnCompareList', { customer: { compare_list: listOf('2', 'A') } });
    const found = await (await comparison().load()).read();
    expect(found).toMatchObject({ uid: OWN, maximum: 4, products: [{ sku: 'A', rating: { count: 7 } }] });
    expect(asked().map(([name]) => name)).toEqual(['ReadOwnCompareList']);
    expect(stored()).toEqual({ uid: OWN, owner: 'customer', skus: ['A'] });
  });

  test('an answer that comes after the sign-out leaves nothing behind', async () => {
    storeToken('token-of-lena');
    const real = globalThis.fetch;
    shop.answer('CreateCompareList', { createCompareList: listOf('2', 'A') });
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const response = await real(address, init);
      forgetToken('token-of-lena');
      return response;
    });
    await comparison().set('A', true);
    expect(stored()).toBeNull();
  });
});
