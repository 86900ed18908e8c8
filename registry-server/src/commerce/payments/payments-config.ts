import { type Przelewy24Config, readPrzelewy24 } from './providers/przelewy24/przelewy24-config.ts';

/** What the environment says of payments. A provider that is not configured is not offered. */
export interface PaymentsConfig {
  /** Under which address providers reach this server: notifications go to `{notifyUrl}/payments/notifications/…`. */
  readonly notifyUrl: string;
  /** How long a call to a provider may take. */
  readonly timeoutMs: number;
  readonly przelewy24?: Przelewy24Config;
}

type Environment = Readonly<Record<string, string | undefined>>;

const TIMEOUT_MS = 8_000;

/** Reads what the environment says; without an address of its own this server is reached through the storefront. */
export function readPayments(env: Environment, storefrontUrl: string): PaymentsConfig {
  const przelewy24 = readPrzelewy24(env);
  return {
    notifyUrl: env.PAYMENTS_NOTIFY_URL || `${storefrontUrl}/api`,
    timeoutMs: Number(env.PAYMENTS_TIMEOUT_MS) || TIMEOUT_MS,
    ...(przelewy24 && { przelewy24 }),
  };
}
