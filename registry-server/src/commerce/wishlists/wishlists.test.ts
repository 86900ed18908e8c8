import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aCatalogue, aProduct, aVariant } from '../../testing/a-catalogue.ts';
import { type CustomerClient, signedInCustomer } from '../../testing/a-customer.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { graphqlClient } from '../../testing/graphql-client.ts';

const LIST = `id name visibility items_count sharing_code
  items_v2 { items { id quantity description product { sku name }
    ... on ConfigurableWishlistItem { child_sku configured_variant { sku } configurable_options { value_label } } } page_info { total_pages } }`;
const ADD = `mutation ($list: ID!, $items: [WishlistItemInput!]!) {
  addProductsToWishlist(wishlistId: $list, wishlistItems: $items) { wishlist { ${LIST} } user_errors { code message } } }`;
const REMOVE = `mutation ($list: ID!, $ids: [ID!]!) {
  removeProductsFromWishlist(wishlistId: $list, wishlistItemsIds: $ids) { wishlist { ${LIST} } user_errors { code message } } }`;
const UPDATE = `mutation ($list: ID!, $items: [WishlistItemUpdateInput!]!) {
  updateProductsInWishlist(wishlistId: $list, wishlistItems: $items) { wishlist { ${LIST} } user_errors { code message } } }`;
const CREATE = `mutation ($name: String!, $visibility: WishlistVisibilityEnum!) {
  createWishlist(input: { name: $name, visibility: $visibility }) { wishlist { ${LIST} } } }`;
const MINE = `{ customer { wishlist { ${LIST} } wishlists { ${LIST} } } }`;
const SHARED = `query ($code: String!) { wishlistBySharingCode(code: $code) { name items { qty product { sku } } } }`;

const colour = (code: string) => ({ code, label: code.toUpperCase(), hex: '#aa3344' });

describe.each(dialects)('wish lists on $name', (dialect) => {
  let app: App;

  beforeAll(async () => {
    app = await buildTestApp(dialect);
    const { products } = aCatalogue(app.db);
    for (const sku of ['KREM', 'SERUM', 'TONIK']) await products.put(sku, aProduct(sku));
    const variants = ['roz', 'malina'].map((code) => aVariant({ sku: `SZMINKA-${code}`, colour: colour(code) }));
    await products.put('SZMINKA', aProduct('SZMINKA', { variants }));
  });

  async function aPerson(): Promise<{ person: CustomerClient; ask: ReturnType<typeof graphqlClient> }> {
    const person = await signedInCustomer(app);
    return { person, ask: graphqlClient(app, person.headers) };
  }
  const item = (sku: string, quantity = 1, others: object = {}) => ({ sku, quantity, ...others });

  test('every customer has one, which needs no id', async () => {
    const { ask } = await aPerson();
    const { data } = await ask(MINE);
    expect(data.customer.wishlists).toEqual([data.customer.wishlist]);
    expect(data.customer.wishlist).toMatchObject({
      name: 'Ulubione',
      visibility: 'PRIVATE',
      items_count: 0,
      sharing_code: null,
    });
    const added = await ask(ADD, { list: '0', items: [item('KREM'), item('SERUM', 3)] });
    expect(added.errors).toBeUndefined();
    const { wishlist, user_errors } = added.data.addProductsToWishlist;
    expect([wishlist.id, user_errors]).toEqual([data.customer.wishlist.id, []]);
    expect(wishlist.items_count).toBe(2);
    const shown = wishlist.items_v2.items.map((each: { product: { sku: string }; quantity: number }) => [
      each.product.sku,
      each.quantity,
    ]);
    expect(new Set(shown.map(String))).toEqual(new Set(['KREM,1', 'SERUM,3']));
  });

  test('hold each product once, however often it is added', async () => {
    const { ask } = await aPerson();
    await Promise.all([1, 2, 3].map(() => ask(ADD, { list: '0', items: [item('KREM')] })));
    // The product's sku and that of its only variant name the same thing.
    const { data } = await ask(ADD, { list: '0', items: [item('KREM-50', 2)] });
    const { items } = data.addProductsToWishlist.wishlist.items_v2;
    expect(items).toMatchObject([{ quantity: 2, product: { sku: 'KREM' } }]);
  });

  test('keep a shade, chosen by its sku or by the values that make it', async () => {
    const { ask } = await aPerson();
    const options =
      '{ products(filter: { sku: { eq: "SZMINKA" } }) { items { ... on ConfigurableProduct { configurable_options { values { uid label } } } } } }';
    const values = (await ask(options)).data.products.items[0].configurable_options[0].values;
    const { uid } = values.find(({ label }: { label: string }) => label === 'MALINA');
    await ask(ADD, { list: '0', items: [item('SZMINKA', 1, { selected_options: [uid] })] });
    const { data } = await ask(ADD, { list: '0', items: [item('SZMINKA-malina', 1, { parent_sku: 'SZMINKA' })] });
    const { items } = data.addProductsToWishlist.wishlist.items_v2;
    expect(items).toMatchObject([
      {
        product: { sku: 'SZMINKA' },
        child_sku: 'SZMINKA-malina',
        configured_variant: { sku: 'SZMINKA-malina' },
        configurable_options: [{ value_label: 'MALINA' }],
      },
    ]);
    const other = values.find(({ label }: { label: string }) => label === 'ROZ').uid;
    const items2 = [{ wishlist_item_id: items[0].id, selected_options: [other], description: 'na lato' }];
    const changed = (await ask(UPDATE, { list: '0', items: items2 })).data.updateProductsInWishlist;
    expect(changed.wishlist.items_v2.items).toMatchObject([{ child_sku: 'SZMINKA-roz', description: 'na lato' }]);
  });

  test('tell what could not be added beside what was', async () => {
    const { ask } = await aPerson();
    const items = [
      item('KREM'),
      item('NIE-MA'),
      item('SERUM', 0),
      item('TONIK', 1.5),
      item('KREM', 1, { parent_sku: 'SERUM' }),
    ];
    const { wishlist, user_errors } = (await ask(ADD, { list: '0', items })).data.addProductsToWishlist;
    expect(wishlist.items_count).toBe(1);
    expect(user_errors.map(({ code }: { code: string }) => code)).toEqual([
      'PRODUCT_NOT_FOUND',
      'UNDEFINED',
      'UNDEFINED',
      'PRODUCT_NOT_FOUND',
    ]);
    expect(user_errors[0].message).toBe('Could not find a product with SKU "NIE-MA"');
  });

  test('give up entries by id, and say which they did not hold', async () => {
    const { ask } = await aPerson();
    const added = (await ask(ADD, { list: '0', items: [item('KREM'), item('SERUM')] })).data.addProductsToWishlist;
    const [first] = added.wishlist.items_v2.items;
    const { data } = await ask(REMOVE, { list: added.wishlist.id, ids: [first.id, '999999'] });
    expect(data.removeProductsFromWishlist.wishlist.items_count).toBe(1);
    expect(data.removeProductsFromWishlist.user_errors).toEqual([
      { code: 'UNDEFINED', message: 'Could not find a wishlist item with ID "999999".' },
    ]);
    const cleared = await ask(
      `mutation { clearWishlist(wishlistId: "0") { wishlist { items_count } user_errors { code } } }`,
    );
    expect(cleared.data.clearWishlist).toEqual({ wishlist: { items_count: 0 }, user_errors: [] });
  });

  test('are several, named, renamed and deleted, but for the first', async () => {
    const { ask } = await aPerson();
    const made = (await ask(CREATE, { name: '  Na prezent ', visibility: 'PUBLIC' })).data.createWishlist.wishlist;
    expect(made).toMatchObject({
      name: 'Na prezent',
      visibility: 'PUBLIC',
      sharing_code: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const rename = `mutation ($id: ID!) { updateWishlist(wishlistId: $id, name: "Święta") { name uid visibility } }`;
    expect((await ask(rename, { id: made.id })).data.updateWishlist).toMatchObject({
      name: 'Święta',
      visibility: 'PUBLIC',
    });
    const remove = 'mutation ($id: ID!) { deleteWishlist(wishlistId: $id) { status wishlists { name } } }';
    expect((await ask(remove, { id: made.id })).data.deleteWishlist).toEqual({
      status: true,
      wishlists: [{ name: 'Ulubione' }],
    });
    const first = (await ask(MINE)).data.customer.wishlist.id;
    expect((await ask(remove, { id: first })).errors?.[0]?.extensions.code).toBe('wishlist-default');
    expect((await ask(CREATE, { name: ' ', visibility: 'PRIVATE' })).errors?.[0]?.extensions.code).toBe(
      'wishlist-name-invalid',
    );
  });

  test('are ten at most, also when many are made at once', async () => {
    const { ask } = await aPerson();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => ask(CREATE, { name: `Lista ${index}`, visibility: 'PRIVATE' })),
    );
    const refused = answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'too-many-wishlists');
    expect(refused).toHaveLength(3);
    expect((await ask(MINE)).data.customer.wishlists).toHaveLength(10);
  });

  test('are shown to others by their sharing code only while they are public', async () => {
    const { ask } = await aPerson();
    const made = (await ask(CREATE, { name: 'Ślub', visibility: 'PUBLIC' })).data.createWishlist.wishlist;
    await ask(ADD, { list: made.id, items: [item('KREM', 2)] });
    const guest = graphqlClient(app);
    const code = made.sharing_code;
    expect((await guest(SHARED, { code })).data.wishlistBySharingCode).toEqual({
      name: 'Ślub',
      items: [{ qty: 2, product: { sku: 'KREM' } }],
    });
    await ask('mutation ($id: ID!) { updateWishlist(wishlistId: $id, visibility: PRIVATE) { name } }', { id: made.id });
    expect((await guest(SHARED, { code })).data.wishlistBySharingCode).toBeNull();
  });

  test('of others look as if they were not there; without a token there are none', async () => {
    const { ask: owner } = await aPerson();
    const { ask: stranger } = await aPerson();
    const { id } = (await owner(CREATE, { name: 'Moja', visibility: 'PUBLIC' })).data.createWishlist.wishlist;
    const attempts = [
      stranger(ADD, { list: id, items: [item('KREM')] }),
      stranger(REMOVE, { list: id, ids: ['1'] }),
      stranger(UPDATE, { list: id, items: [] }),
      stranger('mutation ($id: ID!) { deleteWishlist(wishlistId: $id) { status } }', { id }),
      stranger(ADD, { list: '99999999', items: [] }),
      stranger(ADD, { list: 'bez-sensu', items: [] }),
    ];
    for (const { errors } of await Promise.all(attempts)) {
      expect(errors?.[0]).toMatchObject({
        message: 'The wishlist was not found.',
        extensions: { category: 'graphql-input' },
      });
    }
    const v2 = 'query ($id: ID!) { customer { wishlist_v2(id: $id) { name } } }';
    expect((await stranger(v2, { id })).data.customer.wishlist_v2).toBeNull();
    expect((await owner(v2, { id })).data.customer.wishlist_v2).toEqual({ name: 'Moja' });
    const guest = await graphqlClient(app)(ADD, { list: '0', items: [item('KREM')] });
    expect(guest.errors?.[0]?.extensions.category).toBe('graphql-authorization');
  });

  test('go into the cart entry by entry, and say which could not', async () => {
    const { ask } = await aPerson();
    await aCatalogue(app.db).products.put(
      'PUSTY',
      aProduct('PUSTY', { variants: [aVariant({ sku: 'PUSTY-1', stock: 0 })] }),
    );
    const items = [item('KREM', 2), item('SZMINKA-roz'), item('SZMINKA'), item('PUSTY')];
    const { wishlist } = (await ask(ADD, { list: '0', items })).data.addProductsToWishlist;
    const toCart = `mutation ($ids: [ID!]) { addWishlistItemsToCart(wishlistId: "0", wishlistItemIds: $ids) {
      status wishlist { items_count } add_wishlist_items_to_cart_user_errors { code wishlistId wishlistItemId } } }`;
    const idOf = (sku: string, isWhole: boolean) =>
      wishlist.items_v2.items.find(
        (each: { product: { sku: string }; configured_variant?: unknown }) =>
          each.product.sku === sku && !each.configured_variant === isWhole,
      ).id;
    const added = (await ask(toCart, {})).data.addWishlistItemsToCart;
    expect(added).toMatchObject({ status: false, wishlist: { items_count: 4 } });
    const errors = added.add_wishlist_items_to_cart_user_errors;
    expect(
      new Map(errors.map((each: { wishlistItemId: string; code: string }) => [each.wishlistItemId, each.code])),
    ).toEqual(
      new Map([
        [idOf('SZMINKA', true), 'NOT_SALABLE'],
        [idOf('PUSTY', true), 'INSUFFICIENT_STOCK'],
      ]),
    );
    const cart = '{ customerCart { itemsV2 { items { quantity product { sku } } } } }';
    const lines = (await ask(cart)).data.customerCart.itemsV2.items;
    expect(
      new Map(lines.map((line: { product: { sku: string }; quantity: number }) => [line.product.sku, line.quantity])),
    ).toEqual(
      new Map([
        ['KREM', 2],
        ['SZMINKA', 1],
      ]),
    );
    const again = (await ask(toCart, { ids: [idOf('KREM', true)] })).data.addWishlistItemsToCart;
    expect(again).toMatchObject({ status: true, add_wishlist_items_to_cart_user_errors: [] });
    const foreign = (await ask(toCart, { ids: ['999999'] })).data.addWishlistItemsToCart;
    expect(foreign.add_wishlist_items_to_cart_user_errors).toMatchObject([{ code: 'PRODUCT_NOT_FOUND' }]);
  });

  test('outlive a product that is gone', async () => {
    const { ask } = await aPerson();
    await aCatalogue(app.db).products.put('ULOTNY', aProduct('ULOTNY'));
    await ask(ADD, { list: '0', items: [item('ULOTNY')] });
    await app.db.deleteFrom('product').where('sku', '=', 'ULOTNY').execute();
    const { data, errors } = await ask(MINE);
    expect(errors).toBeUndefined();
    expect(data.customer.wishlist.items_v2.items).toMatchObject([{ product: null, quantity: 1 }]);
  });

  test('say the same however often they are asked', async () => {
    // Queries are compiled when they come again; the first answer is not.
    const { ask } = await aPerson();
    await ask(ADD, { list: '0', items: [item('KREM'), item('SZMINKA-roz')] });
    const first = await ask(MINE);
    expect(await ask(MINE)).toEqual(first);
    expect(await ask(MINE)).toEqual(first);
  });
});
