import type { PaymentProvider } from '../provider.ts';

/**
 * Apple Pay and Google Pay: the wallet's token goes through a gateway that takes cards, as it came, and is kept nowhere.
 * Without a token (a payment tried again from a link) the shopper pays by the wallet on the gateway's page. What the
 * gateway tells of such payments comes to the address of this provider, so that both may be switched off by themselves.
 */
export function createWallets(gateway: PaymentProvider): PaymentProvider {
  return { ...gateway, name: 'wallets', serves: ['apple-pay', 'gpay'] };
}
