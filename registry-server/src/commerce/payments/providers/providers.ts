import type { PaymentsConfig } from '../payments-config.ts';
import { createNgenius } from './ngenius/ngenius.ts';
import { createPaynow } from './paynow/paynow.ts';
import { createPaypal } from './paypal/paypal.ts';
import { createPayu } from './payu/payu.ts';
import type { PaymentProvider } from './provider.ts';
import { createPrzelewy24 } from './przelewy24/przelewy24.ts';
import { createWallets } from './wallets/wallets.ts';

/** The providers that are configured: one line each. */
export function createProviders(config: PaymentsConfig): readonly PaymentProvider[] {
  const { timeoutMs, przelewy24, payu, paynow, paypal, ngenius, wallets } = config;
  return [
    ...(przelewy24 ? [createPrzelewy24(przelewy24, { timeoutMs })] : []),
    ...(payu ? [createPayu(payu, { timeoutMs })] : []),
    ...(paynow ? [createPaynow(paynow, { timeoutMs })] : []),
    ...(paypal ? [createPaypal(paypal, { timeoutMs })] : []),
    ...(ngenius ? [createNgenius(ngenius, { timeoutMs })] : []),
    ...(wallets && payu ? [createWallets(createPayu(payu, { timeoutMs }))] : []),
  ];
}
