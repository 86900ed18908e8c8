import { expect, test } from 'vitest';
import { searchOrders } from '../commerce/orders/staff/search-orders.ts';
import { dialects } from '../testing/dialects.ts';
import { queryPlans } from '../testing/query-plans.ts';
import { readSales } from './sales.ts';
import { readShopWaiting } from './waiting.ts';

const openSqlite = () => {
  const sqlite = dialects.find(({ name }) => name === 'SQLite');
  if (!sqlite) throw new Error('There is no SQLite to test on');
  return sqlite.openDatabase();
};
const PAGE = { page: 1, pageSize: 50, numberPrefixes: [] } as const;
/** Indices that hold what waits and nothing else: all of it is read. */
const OF_WAITING = ['sales_order_to_ship', 'sales_order_untracked'];
const isWholeTable = (line: string) =>
  /^SCAN (?!some$)/.test(line) && !OF_WAITING.some((index) => line.endsWith(` ${index}`));

test('what waits, and the sales, are counted without going through a table', async () => {
  const plans = await queryPlans(await openSqlite(), async (db) => {
    await readShopWaiting(db, new Date());
    await readSales(db, new Date());
  });
  expect(plans.filter(isWholeTable)).toEqual([]);
  for (const index of [...OF_WAITING, 'sales_order_state', 'sales_order_paid', 'contact_message_queue']) {
    expect(plans.join('\n')).toContain(` INDEX ${index}`);
  }
  // Neither is asked of each order that is worked on.
  expect(plans.filter((line) => /\b(sales_order_line|shipment)\b/.test(line))).toEqual([]);
});

test.each([
  ['to ship', { toShip: true }, 'sales_order_to_ship'],
  ['with a parcel without a number', { untracked: true }, 'sales_order_untracked'],
] as const)('the list of orders %s is read in its order from the index of them alone', async (_name, which, index) => {
  const plans = await queryPlans(await openSqlite(), (db) => searchOrders(db, { ...PAGE, ...which }));
  expect(plans).toEqual(expect.arrayContaining([expect.stringMatching(new RegExp(`INDEX ${index}$`))]));
  expect(plans.filter((line) => line.includes('TEMP B-TREE'))).toEqual([]);
  expect(plans.filter(isWholeTable)).toEqual([]);
});
