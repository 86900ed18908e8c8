import { type NgeniusConfig, readNgenius } from './providers/ngenius/ngenius-config.ts';
import { type PaynowConfig, readPaynow } from './providers/paynow/paynow-config.ts';
import { type PaypalConfig, readPaypal } from './providers/paypal/paypal-config.ts';
import { type PayuConfig, readPayu } from './providers/payu/payu-config.ts';
import { type Przelewy24Config, readPrzelewy24 } from './providers/przelewy24/przelewy24-config.ts';

/** What the environment says of payments. A provider that is not configured is not offered. */
export interface PaymentsConfig {
  /** Under which address providers reach this server: notifications go to `{notifyUrl}/payments/notifications/…`. */
  readonly notifyUrl: string;
  /** How long a call to a provider may take. */
  readonly timeoutMs: number;
  /** How long notices of providers are kept once they were acted upon. */
  readonly noticeDays: number;
  readonly przelewy24?: Przelewy24Config;
  readonly payu?: PayuConfig;
  readonly paynow?: PaynowConfig;
  readonly paypal?: PaypalConfig;
  readonly ngenius?: NgeniusConfig;
  /** Apple Pay and Google Pay, through PayU. */
  readonly wallets?: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const TIMEOUT_MS = 8_000;
const NOTICE_DAYS = 180;
/** Providers repeat a notice for days, and what is gone is not recognised as repeated. */
const LEAST_NOTICE_DAYS = 30;

/** Reads what the environment says; without an address of its own this server is reached through the storefront. */
export function readPayments(env: Environment, storefrontUrl: string): PaymentsConfig {
  const [przelewy24, payu, paynow] = [readPrzelewy24(env), readPayu(env), readPaynow(env)];
  const [paypal, ngenius] = [readPaypal(env), readNgenius(env)];
  return {
    notifyUrl: env.PAYMENTS_NOTIFY_URL || `${storefrontUrl}/api`,
    timeoutMs: Number(env.PAYMENTS_TIMEOUT_MS) || TIMEOUT_MS,
    noticeDays: Math.max(LEAST_NOTICE_DAYS, Number(env.PAYMENT_NOTICE_DAYS) || NOTICE_DAYS),
    ...(przelewy24 && { przelewy24 }),
    ...(payu && { payu }),
    ...(paynow && { paynow }),
    ...(paypal && { paypal }),
    ...(ngenius && { ngenius }),
    // The contract with PayU may leave wallets out.
    wallets: payu !== undefined && env.PAYU_WALLETS !== 'off',
  };
}
