import { expect, test } from 'vitest';
import { paymentPl } from '../../i18n/payment.pl.ts';
import { firstChoice, foldWays, needsStatement, noteOf, shownWays } from './pay-ways.ts';

const way = (code: string, reason?: string) => ({ code, title: code, reason });
const ways = [way('przelewy24_blik'), way('apple-pay'), way('gpay'), way('banktransfer'), way('paypal', 'Przerwa.')];
const codes = (list: readonly { readonly code: string }[]) => list.map(({ code }) => code);

test('ways keep the shop’s order; wallets are those of the browser', () => {
  expect(codes(shownWays(ways, new Set()))).toEqual(['przelewy24_blik', 'banktransfer', 'paypal']);
  expect(codes(shownWays(ways, new Set(['gpay'])))).toEqual(['przelewy24_blik', 'gpay', 'banktransfer', 'paypal']);
});

test.each([
  [ways, undefined, undefined],
  [ways, 'banktransfer', 'banktransfer'],
  [ways, 'paypal', undefined],
  [ways, 'gone', undefined],
  [[way('cashondelivery'), way('paypal', 'Nie.')], 'paypal', 'cashondelivery'],
])('of %j with %s before, the first choice is %s', (given, before, first) => {
  expect(firstChoice(given, before)).toBe(first);
});

test.each([
  ['przelewy24_blik', paymentPl.notes.blik],
  ['przelewy24', paymentPl.notes.przelewy24],
  ['przelewy24_card', paymentPl.notes.card],
  ['payu_gateway_card', paymentPl.notes.card],
  ['gpay', paymentPl.notes.wallet],
  ['paypal', paymentPl.notes.redirect],
  ['cashondelivery', paymentPl.notes.cashondelivery],
])('%s says “%s”', (code, note) => {
  expect(noteOf(way(code), paymentPl)).toBe(note);
});

test('a wallet that is opened on the page says so', () => {
  expect(noteOf(way('gpay'), paymentPl, true)).toBe(paymentPl.notes.walletHere);
  expect(noteOf(way('paypal'), paymentPl, true)).toBe(paymentPl.notes.redirect);
});

test('a way that cannot be chosen says why, also where the shop gives no reason', () => {
  expect(noteOf(way('gpay', 'Chwilowa przerwa.'), paymentPl)).toBe('Chwilowa przerwa.');
  expect(noteOf(way('gpay', ''), paymentPl)).toBe('Niedostępne przy tej dostawie');
});

test.each([
  ['przelewy24', undefined, false],
  ['przelewy24', '31', true],
  ['przelewy24_blik', undefined, true],
  ['paynow_blik_gateway', undefined, false],
])('%s with the bank %s: the statement of Przelewy24 is needed: %s', (code, bank, isNeeded) => {
  expect(needsStatement(code, bank)).toBe(isNeeded);
});

test('a reason that three ways or more would repeat is said once; other ways stand by themselves', () => {
  const unavailable = ['blik', 'gpay', 'card'].map((code) => way(code, 'Od 50,00 zł.'));
  const alone = [way('banktransfer'), way('paypal', 'Przerwa.')];
  const { standing, folded } = foldWays([...alone, ...unavailable], paymentPl);
  expect(standing).toEqual(alone);
  expect(folded).toEqual([{ title: 'Od 50,00 zł.', note: 'Od 50,00 zł.', ways: unavailable }]);
  expect(foldWays(unavailable.slice(1), paymentPl).folded).toEqual([]);
});

test('where only the door is left to pay at, the delivery is what they fold under', () => {
  const unavailable = ['blik', 'gpay', 'card'].map((code) => way(code, 'Tylko przy odbiorze.'));
  const { folded } = foldWays([way('cashondelivery'), ...unavailable], paymentPl);
  expect(folded).toMatchObject([{ title: 'Niedostępne przy tej dostawie', note: 'Tylko przy odbiorze.' }]);
});
