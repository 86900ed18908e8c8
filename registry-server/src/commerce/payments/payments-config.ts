import { readNumber, readPositiveNumber } from '@witryna/module-schemas';
import { type NgeniusConfig, readNgenius } from './providers/ngenius/ngenius-config.ts';
import { type PaynowConfig, readPaynow } from './providers/paynow/paynow-config.ts';
import { type PaypalConfig, readPaypal } from './providers/paypal/paypal-config.ts';
import { type PayuConfig, readPayu } from './providers/payu/payu-config.ts';
import { type Przelewy24Config, readPrzelewy24 } from './providers/przelewy24/przelewy24-config.ts';
import { readWallets, type WalletsConfig } from './providers/wallets/wallets-config.ts';

/** What the environment says of payments. A provider that is not configured is not offered. */
export interface PaymentsConfig {
  /** Under which address providers reach this server: notifications go to `{notifyUrl}/payments/notifications/…`. */
  readonly notifyUrl: string;
  /** How long a call to a provider may take. */
  readonly timeoutMs: number;
  /** How attempts are begun, one at a time, on however many nodes. */
  readonly start: StartConfig;
  /** How long notifications of providers are kept once they were processed. */
  readonly notificationDays: number;
  readonly przelewy24?: Przelewy24Config;
  readonly payu?: PayuConfig;
  readonly paynow?: PaynowConfig;
  readonly paypal?: PaypalConfig;
  readonly ngenius?: NgeniusConfig;
  /** Apple Pay and Google Pay, through PayU. */
  readonly wallets?: boolean;
  /** What the shop's own pages open them with. */
  readonly walletSheets?: WalletsConfig;
}

/** All in milliseconds. */
export interface StartConfig {
  /** After so long without a sign of life whoever was asking the provider counts as gone. */
  readonly leaseMs: number;
  /** How often the lease is renewed meanwhile. */
  readonly renewMs: number;
  /** How long others wait for the address that somebody is asking for; less than proxies in front wait. */
  readonly waitMs: number;
  /** How long a provider may think about what became of former attempts, before the next one begins. */
  readonly askFirstMs: number;
  /** Presses of a button that are nearer than this are one: they get the same page. */
  readonly repeatMs: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const TIMEOUT_MS = 8_000;
const START: StartConfig = {
  leaseMs: 6_000,
  renewMs: 2_000,
  waitMs: 12_000,
  askFirstMs: 4_000,
  repeatMs: 2_000,
};
const NOTIFICATION_DAYS = 180;
/** Providers repeat a notification for days, and what is gone is not recognised as repeated. */
const LEAST_NOTIFICATION_DAYS = 30;

/** Reads what the environment says; without an address of its own this server is reached through the storefront. */
export function readPayments(env: Environment, storefrontUrl: string): PaymentsConfig {
  const [przelewy24, payu, paynow] = [readPrzelewy24(env), readPayu(env), readPaynow(env)];
  const [paypal, ngenius] = [readPaypal(env), readNgenius(env)];
  return {
    notifyUrl: env.PAYMENTS_NOTIFY_URL || `${storefrontUrl}/api`,
    timeoutMs: readPositiveNumber(env, 'PAYMENTS_TIMEOUT_MS', TIMEOUT_MS),
    start: readStart(env),
    notificationDays: Math.max(LEAST_NOTIFICATION_DAYS, readNumber(env, 'PAYMENT_NOTICE_DAYS', NOTIFICATION_DAYS)),
    ...(przelewy24 && { przelewy24 }),
    ...(payu && { payu }),
    ...(paynow && { paynow }),
    ...(paypal && { paypal }),
    ...(ngenius && { ngenius }),
    // The contract with PayU may leave wallets out.
    wallets: payu !== undefined && env.PAYU_WALLETS !== 'off',
    walletSheets: readWallets(env),
  };
}

function readStart(env: Environment): StartConfig {
  const leaseMs = readPositiveNumber(env, 'PAYMENTS_LEASE_MS', START.leaseMs);
  const waitMs = readPositiveNumber(env, 'PAYMENTS_WAIT_MS', START.waitMs);
  return { ...START, leaseMs, renewMs: leaseMs / 3, waitMs };
}
