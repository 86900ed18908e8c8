import { expect, test } from 'vitest';
import { availableWallets, type WalletWindow } from './available-wallets.ts';

test.each<[string, WalletWindow, string[]]>([
  ['nothing', {}, []],
  ['Apple Pay', { ApplePaySession: { canMakePayments: () => true } }, ['apple-pay']],
  ['Apple Pay without a card', { ApplePaySession: { canMakePayments: () => false } }, []],
  ['Apple Pay that may not be asked', { ApplePaySession: { canMakePayments: fail } }, []],
  ['requests of payment', { PaymentRequest: fail }, ['gpay']],
])('a browser with %s has %j', (_, browser, wallets) => {
  expect([...availableWallets(browser)]).toEqual(wallets);
});

function fail(): never {
  throw new Error('Nobody is asked.');
}
