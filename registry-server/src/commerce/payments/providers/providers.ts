import type { PaymentsConfig } from '../payments-config.ts';
import type { PaymentProvider } from './provider.ts';
import { createPrzelewy24 } from './przelewy24/przelewy24.ts';

/** The providers that are configured: one line each. */
export function createProviders(config: PaymentsConfig): readonly PaymentProvider[] {
  const { timeoutMs, przelewy24 } = config;
  return [...(przelewy24 ? [createPrzelewy24(przelewy24, { timeoutMs })] : [])];
}
