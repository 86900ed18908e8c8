import { expect, test } from 'vitest';
import { accountPl } from '../i18n/areas/customer/account.pl.ts';
import { accountOrdersPl } from '../i18n/areas/customer/orders.pl.ts';
import { tabLinesOf } from './tab-lines.ts';

const texts = { account: accountPl, orders: accountOrdersPl };
const loyalty = { kameleon: false, friends_and_family_status: 'NONE', miles_and_more: false } as const;

test.each([
  [{ underWay: { total_count: 2 } }, { historyOfOrders: '2\u00a0zamówienia w\u00a0drodze' }],
  [{ wishlist: { items_count: 5 } }, { favourite: '5\u00a0produktów' }],
  [{ addresses: [{ id: 1 }] }, { addressesBillings: '1\u00a0adres' }],
  [{ loyalty: { ...loyalty, kameleon: true, miles_and_more: true } }, { benefitPrograms: '2\u00a0programy' }],
  [
    { loyalty: { ...loyalty, kameleon: true, friends_and_family_status: 'WAITING' as const } },
    { benefitPrograms: 'Friends & Family: czeka na decyzję' },
  ],
  [{ newsletter_status: 'SUBSCRIBED' as const }, { newsletter: 'Zapisano' }],
  [{ newsletter_status: 'UNCONFIRMED' as const }, { newsletter: 'Czeka na potwierdzenie' }],
])('%j is told in a line', (customer, line) => {
  expect(tabLinesOf(customer, texts, 'pl-PL')).toEqual(expect.objectContaining(line));
  expect(Object.values(tabLinesOf(customer, texts, 'pl-PL')).filter(Boolean)).toHaveLength(1);
});

test('nothing to say is said of what there is nothing of, and of nobody', () => {
  const empty = { underWay: { total_count: 0 }, addresses: [], loyalty, newsletter_status: 'UNSUBSCRIBED' } as const;
  for (const customer of [empty, undefined, null]) {
    expect(Object.values(tabLinesOf(customer, texts, 'pl-PL')).filter(Boolean)).toEqual([]);
  }
});
