import { AppError } from '../../errors.ts';

/** Nothing is paid so here. */
export class MethodUnknown extends AppError {
  constructor(method: string) {
    super(422, 'payment-method-unknown', { method });
  }
}

export type RetryFault = 'not-payable' | 'paid' | 'under-review' | 'on-delivery' | 'unavailable' | 'under-way';

/** The ways that still work. */
export interface RetryDetails {
  readonly payment_methods: readonly { readonly code: string; readonly title: string }[];
}

/** An order that cannot be paid again, now or ever. */
export class RetryRefused extends AppError {
  readonly fault: RetryFault;
  /** A sentence in the shopper's language that says more than the fault does. */
  readonly reason: string | undefined;

  constructor(fault: RetryFault, reason?: string, details?: RetryDetails) {
    const reported = { ...(reason !== undefined && { message: reason }), ...details };
    super(409, fault === 'unavailable' ? 'payment-unavailable/retry' : `payment-${fault}`, reported);
    this.fault = fault;
    this.reason = reason;
  }
}

/** More than has come, or nothing at all. */
export class RefundRefused extends AppError {
  constructor(details: { readonly left: number; readonly asked: number }) {
    super(409, 'refund-refused', details);
  }
}

/** Somebody else was quicker. */
export class PaymentSettingsConflict extends AppError {
  constructor(details: { readonly expected: number; readonly found: number }) {
    super(409, 'payment-settings-conflict', details);
  }
}

/** A transfer that cannot be marked as received. */
export class TransferNotAwaited extends AppError {
  constructor() {
    super(409, 'transfer-not-awaited');
  }
}

/** A refund that the provider sends, or has sent: nobody is to send it as well. */
export class RefundNotByHand extends AppError {
  constructor() {
    super(409, 'refund-not-by-hand');
  }
}

/** A card cannot be entered now. */
export class CardRefused extends AppError {
  constructor() {
    super(422, 'card-payment-unavailable');
  }
}

/** A provider has answered, and the answer is no. It works, so its circuit stays closed. */
export class ProviderRefused extends AppError {
  /** The provider's code, `ERR51`; for people it is translated. */
  readonly reasonCode: string;

  constructor(provider: string, reasonCode: string) {
    super(422, 'payment-refused', { provider, reasonCode });
    this.reasonCode = reasonCode;
  }
}
