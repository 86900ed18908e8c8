import { isOffline } from '../payment-method-codes.ts';

/** What of an attempt to pay says how its money can go back. */
export interface PaidAttempt {
  /** Null where no provider has a part in. */
  readonly provider: string | null;
  readonly method: string;
  readonly capturedAt: Date | null;
}

/**
 * Whether money of an order goes back by a transfer that a person sends, to an account that its buyer has to name: it was
 * paid at the door or by a transfer, and no provider can send it back. Before any money is written down, as with a parcel
 * whose carrier has not settled yet, the way that was chosen last counts. `attempts`: oldest first.
 */
export function isRefundedByTransfer(attempts: readonly PaidAttempt[]): boolean {
  const captured = attempts.filter(({ capturedAt }) => capturedAt !== null);
  if (captured.length > 0) return captured.some(({ provider }) => provider === null);
  const last = attempts.at(-1);
  return last !== undefined && isOffline(last.method);
}
