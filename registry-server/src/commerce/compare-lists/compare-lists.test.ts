import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { deleteNow } from '../../identity/customers/testing/delete-now.ts';
import { aCatalogue, aProduct, aVariant } from '../../testing/a-catalogue.ts';
import { signedInCustomer } from '../../testing/a-customer.ts';
import { aSite } from '../../testing/a-site.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { graphqlClient } from '../../testing/graphql-client.ts';
import { DAY_MS } from '../../time/durations.ts';
import { good } from '../orders/testing/order-through-api.ts';
import { pruneCompareLists } from './prune-compare-lists.ts';

const LIST = 'uid item_count maximum attributes { code label } items { uid product { sku } attributes { code value } }';
const CREATE = `mutation ($products: [ID!]!) { createCompareList(input: { products: $products }) { ${LIST} } }`;
const READ = `query ($uid: ID!) { compareList(uid: $uid) { ${LIST} } }`;
const ADD = `mutation ($uid: ID!, $products: [ID!]!) {
  addProductsToCompareList(input: { uid: $uid, products: $products }) { ${LIST} } }`;
const REMOVE = `mutation ($uid: ID!, $products: [ID!]!) {
  removeProductsFromCompareList(input: { uid: $uid, products: $products }) { ${LIST} } }`;
const ASSIGN = `mutation ($uid: ID!) { assignCompareListToCustomer(uid: $uid) { result compare_list { ${LIST} } } }`;
const DELETE = 'mutation ($uid: ID!) { deleteCompareList(uid: $uid) { result } }';
const MINE = `{ customer { compare_list { ${LIST} } } }`;
const GHOST = '0123456789abcdef0123456789abcdef';

type Ask = ReturnType<typeof graphqlClient>;
interface List {
  readonly uid: string;
  readonly items: readonly { readonly product: { readonly sku: string } }[];
}
const skusIn = ({ items }: List) => items.map(({ product }) => product.sku);

describe.each(dialects)('compare lists on $name', (dialect) => {
  let app: App;
  let guest: Ask;
  const ids: Record<string, string> = {};
  const idsOf = (...skus: readonly string[]) => skus.map((sku) => ids[sku]);

  beforeAll(async () => {
    const properties = { maintenance: false, shop: { maxComparedProducts: 3 } };
    app = await buildTestApp(dialect, { sites: [aSite({ properties })] });
    const { products } = aCatalogue(app.db);
    const skinTypes: Record<string, string[]> = { KREM: ['dry'], SERUM: ['oily', 'dry'], TONIK: [], MYDLO: [] };
    for (const [sku, skinType] of Object.entries(skinTypes)) await products.put(sku, aProduct(sku, { skinType }));
    const colours = ['roz', 'malina'].map((code) =>
      aVariant({ sku: `SZMINKA-${code}`, colour: { code, label: code.toUpperCase(), hex: '#aa3344' } }),
    );
    await products.put('SZMINKA', aProduct('SZMINKA', { skinType: [], variants: colours }));
    guest = graphqlClient(app);
    const { data } = await guest('{ products(filter: {}) { items { id sku } } }');
    for (const { id, sku } of data.products.items) ids[sku] = String(id);
  });

  const aCustomer = async (): Promise<Ask> => graphqlClient(app, (await signedInCustomer(app)).headers);
  const created = async (ask: Ask, ...skus: readonly string[]): Promise<List> =>
    (await good(ask(CREATE, { products: idsOf(...skus) }))).createCompareList;
  const refusal = async (answer: ReturnType<Ask>) => {
    const [error] = (await answer).errors ?? [];
    return [error?.message, error?.extensions.category];
  };

  test('a guest compares by what at least one of the products has', async () => {
    const { uid } = await created(guest);
    expect(uid).toMatch(/^[0-9a-f]{32}$/);
    const uidOfSerum = Buffer.from(ids.SERUM ?? '').toString('base64');
    const { addProductsToCompareList: list } = await good(
      guest(ADD, { uid, products: [ids.KREM, uidOfSerum, ids.KREM, ids.SZMINKA, '999999', 'nic'] }),
    );
    expect([list.item_count, skusIn(list)]).toEqual([3, ['KREM', 'SERUM', 'SZMINKA']]);
    expect(list.items.map((each: { uid: string }) => each.uid)).toEqual(idsOf('KREM', 'SERUM', 'SZMINKA'));
    expect(list.attributes).toContainEqual({ code: 'skin_type', label: 'Rodzaj cery' });
    const shownValue = (index: number, wanted: string) =>
      list.items[index].attributes.find(({ code }: { code: string }) => code === wanted)?.value;
    expect([0, 1, 2].map((index) => shownValue(index, 'skin_type'))).toEqual(['Sucha', 'Tłusta, Sucha', '–']);
    expect([0, 2].map((index) => shownValue(index, 'color'))).toEqual(['–', 'ROZ, MALINA']);
    // No product of these has any: there is nothing to compare by.
    expect(list.attributes.map(({ code }: { code: string }) => code)).not.toContain('certifications');
    expect((await good(guest(READ, { uid }))).compareList).toEqual(list);
    const taken = await good(guest(REMOVE, { uid, products: idsOf('KREM', 'TONIK') }));
    expect(skusIn(taken.removeProductsFromCompareList)).toEqual(['SERUM', 'SZMINKA']);
  });

  test('a list has its limit, and nothing of what goes beyond it is added', async () => {
    const { uid } = await created(guest, 'KREM', 'SERUM');
    expect(await refusal(guest(ADD, { uid, products: idsOf('TONIK', 'SZMINKA') }))).toEqual([
      'You cannot compare more than 3 products.',
      'graphql-input',
    ]);
    expect(
      skusIn((await good(guest(ADD, { uid, products: idsOf('KREM', 'TONIK') }))).addProductsToCompareList),
    ).toEqual(['KREM', 'SERUM', 'TONIK']);
  });

  test('products are named by their skus as well, and a list says how much it has room for', async () => {
    const made = await good(
      guest(
        'mutation ($skus: [String!]) { createCompareList(input: { skus: $skus }) { uid maximum items { product { sku } } } }',
        {
          skus: ['KREM', 'nic'],
        },
      ),
    );
    expect([skusIn(made.createCompareList), made.createCompareList.maximum]).toEqual([['KREM'], 3]);
    const { uid } = made.createCompareList;
    const change = (operation: string, skus: string[]) =>
      good(
        guest(
          `mutation ($uid: ID!, $skus: [String!]) {
            ${operation}(input: { uid: $uid, products: [], skus: $skus }) { items { product { sku } } } }`,
          { uid, skus },
        ),
      );
    const { addProductsToCompareList: more } = await change('addProductsToCompareList', ['SERUM', 'KREM']);
    expect(skusIn(more)).toEqual(['KREM', 'SERUM']);
    const { removeProductsFromCompareList: less } = await change('removeProductsFromCompareList', ['KREM', 'nic']);
    expect(skusIn(less)).toEqual(['SERUM']);
    const many = Array.from({ length: 101 }, (_, index) => `RL-${index}`);
    const ask = guest('mutation ($skus: [String!]) { createCompareList(input: { skus: $skus }) { uid } }', {
      skus: many,
    });
    expect(await refusal(ask)).toEqual(['Name at most 100 products.', 'graphql-input']);
  });

  test('a list that is not there is null to read, and no input for a change', async () => {
    expect((await good(guest(READ, { uid: GHOST }))).compareList).toBeNull();
    const missing = ['"uid" value does not exist', 'graphql-input'];
    expect(await refusal(guest(ADD, { uid: GHOST, products: idsOf('KREM') }))).toEqual(missing);
    expect(await refusal(guest(REMOVE, { uid: GHOST, products: idsOf('KREM') }))).toEqual(missing);
    expect((await good(guest(DELETE, { uid: GHOST }))).deleteCompareList).toEqual({ result: false });
    expect(await refusal(guest(READ, { uid: '' }))).toEqual(['"uid" value must be specified', 'graphql-input']);
  });

  test('a customer has one list, which nobody else reaches', async () => {
    const [owner, stranger] = [await aCustomer(), await aCustomer()];
    expect((await good(owner(MINE))).customer.compare_list).toBeNull();
    const made = await Promise.all([created(owner, 'KREM'), created(owner, 'SERUM'), created(owner)]);
    expect(new Set(made.map(({ uid }) => uid)).size).toBe(1);
    const { uid } = made[0];
    expect(skusIn((await good(owner(MINE))).customer.compare_list).toSorted()).toEqual(['KREM', 'SERUM']);
    const foreign = ['This customer is not authorized to access this list', 'graphql-input'];
    for (const other of [stranger, guest]) {
      expect(await refusal(other(READ, { uid }))).toEqual(foreign);
      expect(await refusal(other(ADD, { uid, products: idsOf('TONIK') }))).toEqual(foreign);
      expect(await refusal(other(REMOVE, { uid, products: idsOf('KREM') }))).toEqual(foreign);
      expect(await refusal(other(DELETE, { uid }))).toEqual(foreign);
    }
    expect(await refusal(stranger(ASSIGN, { uid }))).toEqual(foreign);
    // A customer cannot tell somebody else's from one that is not there.
    expect(await refusal(stranger(READ, { uid: GHOST }))).toEqual(foreign);
    expect(await refusal(guest(ASSIGN, { uid }))).toMatchObject([expect.anything(), 'graphql-authorization']);
    expect((await good(owner(DELETE, { uid }))).deleteCompareList).toEqual({ result: true });
    expect((await good(owner(MINE))).customer.compare_list).toBeNull();
  });

  test('after the sign-in the list of the guest is the customer’s', async () => {
    const customer = await aCustomer();
    const { uid } = await created(guest, 'KREM');
    for (const _time of ['first', 'again']) {
      const { assignCompareListToCustomer: assigned } = await good(customer(ASSIGN, { uid }));
      expect([assigned.result, assigned.compare_list.uid]).toEqual([true, uid]);
      expect(skusIn(assigned.compare_list)).toEqual(['KREM']);
    }
    expect((await good(customer(MINE))).customer.compare_list.uid).toBe(uid);
    expect((await guest(READ, { uid })).errors).toBeDefined();
  });

  test('what the guest compared joins what the customer has, as far as there is room', async () => {
    const customer = await aCustomer();
    const own = await created(customer, 'TONIK', 'SERUM');
    const { uid } = await created(guest, 'SERUM', 'KREM', 'MYDLO');
    const { assignCompareListToCustomer: assigned } = await good(customer(ASSIGN, { uid }));
    expect([assigned.compare_list.uid, skusIn(assigned.compare_list)]).toEqual([own.uid, ['TONIK', 'SERUM', 'KREM']]);
    // The guest's list has ended.
    expect((await good(guest(READ, { uid }))).compareList).toBeNull();
  });

  test('two lists of a guest that are handed over at once become one', async () => {
    const customer = await aCustomer();
    const lists = [await created(guest, 'KREM'), await created(guest, 'SERUM')];
    await Promise.all(lists.map(({ uid }) => good(customer(ASSIGN, { uid }))));
    expect(skusIn((await good(customer(MINE))).customer.compare_list).toSorted()).toEqual(['KREM', 'SERUM']);
  });

  test('guests’ lists go when nobody has changed them for long, customers keep theirs', async () => {
    const customer = await aCustomer();
    const kept = await created(customer, 'KREM');
    const [old, recent] = [await created(guest, 'KREM'), await created(guest, 'SERUM')];
    const day = (days: number) => new Date(Date.now() - days * DAY_MS);
    for (const uid of [old.uid, kept.uid]) {
      await app.db
        .updateTable('compare_list')
        .set({ updatedAt: day(31) })
        .where('uid', '=', uid)
        .execute();
    }
    const limits = { guestDays: 30, batch: 1, batches: 5 };
    expect(await pruneCompareLists(app.compareLists.store, new Date(), limits)).toBe(1);
    expect((await good(guest(READ, { uid: old.uid }))).compareList).toBeNull();
    expect((await good(guest(READ, { uid: recent.uid }))).compareList).not.toBeNull();
    expect((await good(customer(MINE))).customer.compare_list).not.toBeNull();
  });

  test('withdrawn products are left out, and an account that goes takes its list along', async () => {
    const customer = await aCustomer();
    const { uid } = await created(customer, 'KREM', 'MYDLO');
    await app.db.updateTable('product').set({ isActive: false }).where('sku', '=', 'MYDLO').execute();
    const { compare_list: list } = (await good(customer(MINE))).customer;
    expect([list.item_count, skusIn(list)]).toEqual([1, ['KREM']]);
    // It takes nobody's place.
    const { addProductsToCompareList: full } = await good(customer(ADD, { uid, products: idsOf('SERUM', 'TONIK') }));
    expect(skusIn(full)).toEqual(['KREM', 'SERUM', 'TONIK']);
    await good(customer('mutation { deleteCustomer }'));
    await deleteNow(app);
    expect(await app.compareLists.store.findByUid(uid)).toBeUndefined();
  });
});
