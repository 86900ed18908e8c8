import { describe, expect, test } from 'vitest';
import { importsPastDoors } from './doors.ts';

const features = {
  groups: ['registry-server/src', 'registry-server/src/commerce', 'editor/src'],
  shared: ['registry-server/src/database', 'editor/src/ui'],
};
const problemsOf = (from: string, to: string) => importsPastDoors([{ from, to, line: 3, isDynamic: false }], features);

describe('an import from outside', () => {
  const CART = 'registry-server/src/commerce/cart';

  test.each([
    ['into a room of a feature', 'registry-server/src/commerce/orders/orders.ts', `${CART}/changes/add-items.ts`],
    ['of a store', 'registry-server/src/commerce/orders/orders.ts', `${CART}/cart.store.ts`],
    ['of a plugin by another file', 'registry-server/src/commerce/orders/orders.ts', `${CART}/cart.plugin.ts`],
    ['of a screen by another screen', 'editor/src/orders/orders-screen.tsx', 'editor/src/coupons/coupons-screen.tsx'],
    ['from a shared folder', 'registry-server/src/database/tables.ts', `${CART}/cart.tables.ts`],
  ])('%s is named with its door', (_name, from, to) => {
    expect(problemsOf(from, to)).toEqual([expect.stringContaining(`${from}:3 imports ${to}`)]);
  });

  test.each([
    ['of the door', 'registry-server/src/commerce/orders/orders.ts', `${CART}/index.ts`],
    ['of the file of its name', 'registry-server/src/commerce/orders/orders.ts', `${CART}/cart.ts`],
    ['inside the feature', `${CART}/api/cart-fields.ts`, `${CART}/changes/add-items.ts`],
    ['of a shared tool', `${CART}/carts.ts`, 'registry-server/src/database/transaction.ts'],
    ['of a plugin by the app', 'registry-server/src/app.ts', `${CART}/cart.plugin.ts`],
    ['of resolvers by the schema', 'registry-server/src/graphql/features.ts', `${CART}/cart.resolvers.ts`],
    ['of a screen by the routes', 'editor/src/app/admin-routes.tsx', 'editor/src/coupons/coupons-screen.tsx'],
    ['by a test', 'registry-server/src/commerce/orders/orders.test.ts', `${CART}/changes/add-items.ts`],
  ])('%s is fine', (_name, from, to) => {
    expect(problemsOf(from, to)).toEqual([]);
  });
});
