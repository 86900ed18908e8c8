export type PaymentOutcome = 'paid' | 'declined' | 'expired';

/** A payment that somebody is asked to make. */
export interface RegisteredPayment {
  readonly provider: string;
  /** Unguessable; stands in the address of the page. */
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  /** Where the browser goes back to. */
  readonly returnUrl: string;
  outcome: 'open' | PaymentOutcome;
  /** Tells the provider's stand-in, which sends its notification. */
  readonly onOutcome: (outcome: PaymentOutcome) => void;
}

const MOST = 5_000;

/** All payments under way, in memory; the oldest make room. */
export function createPaymentRegistry() {
  const payments = new Map<string, RegisteredPayment>();
  const keyOf = (provider: string, id: string) => `${provider}/${id}`;
  const find = (provider: string, id: string) => payments.get(keyOf(provider, id));
  return {
    find,
    open(payment: Omit<RegisteredPayment, 'outcome'>): RegisteredPayment {
      const [oldest] = payments.keys();
      if (payments.size >= MOST && oldest !== undefined) payments.delete(oldest);
      const opened: RegisteredPayment = { ...payment, outcome: 'open' };
      payments.set(keyOf(payment.provider, payment.id), opened);
      return opened;
    },
    /** Ends a payment once; what ended stays as it is. */
    settle(provider: string, id: string, outcome: PaymentOutcome): RegisteredPayment | undefined {
      const payment = find(provider, id);
      if (payment?.outcome === 'open') {
        payment.outcome = outcome;
        payment.onOutcome(outcome);
      }
      return payment;
    },
    /** Address of the page on which it is paid. */
    pathOf: (provider: string, id: string) => `/platnosc/${provider}/${id}`,
  };
}

export type PaymentRegistry = ReturnType<typeof createPaymentRegistry>;
