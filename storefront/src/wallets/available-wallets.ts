import type { WalletCode } from './wallet-code.ts';

/** What browsers say of the wallets that they have. */
export interface WalletWindow {
  readonly ApplePaySession?: { readonly canMakePayments: () => boolean } | undefined;
  readonly PaymentRequest?: unknown;
}

/**
 * The wallets that this browser can pay with. Nobody else is asked: a `PaymentRequest` for Google Pay would fetch from
 * Google before anybody has chosen it, so it is offered where the browser knows such requests at all.
 */
export function availableWallets(browser: WalletWindow): ReadonlySet<WalletCode> {
  return new Set<WalletCode>([
    ...(hasApplePay(browser) ? (['apple-pay'] as const) : []),
    ...(browser.PaymentRequest === undefined ? [] : (['gpay'] as const)),
  ]);
}

function hasApplePay({ ApplePaySession }: WalletWindow): boolean {
  try {
    return ApplePaySession?.canMakePayments() === true;
  } catch {
    return false;
  }
}
