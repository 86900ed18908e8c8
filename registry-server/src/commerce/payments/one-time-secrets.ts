/** What pays once and is never kept: not in tables, not in logs. */
export interface PaymentSecrets {
  /** Six digits. */
  readonly blikCode?: string;
  /** Of a wallet or card. */
  readonly token?: string;
}

export interface OneTimeSecrets {
  readonly put: (cartId: string, secrets: PaymentSecrets) => void;
  /** Gives them once; undefined when there are none, or they are too old. */
  readonly take: (cartId: string) => PaymentSecrets | undefined;
  /** Whether there are some to take. */
  readonly has: (cartId: string) => boolean;
}

/** A BLIK code lives as long. */
const LIFETIME_MS = 120_000;
const MOST = 10_000;

/** Secrets of carts in the memory of this process; the oldest make room. */
export function createOneTimeSecrets(now: () => number = Date.now): OneTimeSecrets {
  const kept = new Map<string, { readonly secrets: PaymentSecrets; readonly until: number }>();

  function find(cartId: string): PaymentSecrets | undefined {
    const found = kept.get(cartId);
    return found && found.until > now() ? found.secrets : undefined;
  }

  function forgetOld(): void {
    for (const [cartId, { until }] of kept) {
      // In the order of their ends, since all live equally long.
      if (until > now() && kept.size < MOST) return;
      kept.delete(cartId);
    }
  }

  return {
    put(cartId, secrets) {
      kept.delete(cartId);
      forgetOld();
      kept.set(cartId, { secrets, until: now() + LIFETIME_MS });
    },
    take(cartId) {
      const found = find(cartId);
      kept.delete(cartId);
      return found;
    },
    has: (cartId) => find(cartId) !== undefined,
  };
}
