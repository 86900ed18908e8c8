import { AppError } from '../../errors.ts';

/** Nothing is paid so here. */
export class MethodUnknown extends AppError {
  constructor(method: string) {
    super(422, 'payment-method-unknown', 'Nie ma takiego sposobu płatności.', { method });
  }
}

export type RetryFault = 'not-payable' | 'paid' | 'under-review' | 'on-delivery' | 'unavailable' | 'under-way';

const RETRY_SENTENCES: Readonly<Record<RetryFault, string>> = {
  'not-payable': 'Tego zamówienia nie można już opłacić.',
  paid: 'To zamówienie jest już opłacone.',
  'under-review': 'Poprzednia płatność jest jeszcze sprawdzana.',
  'on-delivery': 'To zamówienie jest płatne przy odbiorze.',
  unavailable: 'Ten sposób płatności jest chwilowo niedostępny. Spróbuj później albo wybierz inny.',
  'under-way': 'Poprzednia próba płatności jeszcze się zaczyna. Odczekaj chwilę i spróbuj ponownie.',
};

/** An order that cannot be paid again, now or ever. */
export class RetryRefused extends AppError {
  readonly fault: RetryFault;

  /** `reason` is a sentence in the shopper's language that says more than the fault does. */
  constructor(fault: RetryFault, reason?: string) {
    super(409, `payment-${fault}`, RETRY_SENTENCES[fault], reason === undefined ? undefined : { message: reason });
    this.fault = fault;
  }
}

/** More than has come, or nothing at all. */
export class RefundRefused extends AppError {
  constructor(details: { readonly left: number; readonly asked: number }) {
    super(409, 'refund-refused', 'Nie można zwrócić więcej, niż wpłynęło.', details);
  }
}

/** Somebody else was quicker. */
export class PaymentSettingsConflict extends AppError {
  constructor(details: { readonly expected: number; readonly found: number }) {
    super(409, 'payment-settings-conflict', 'Ktoś inny zapisał ustawienia płatności w międzyczasie.', details);
  }
}

/** A transfer that cannot be marked as received. */
export class TransferNotAwaited extends AppError {
  constructor() {
    super(409, 'transfer-not-awaited', 'To zamówienie nie czeka na przelew ani na zapłatę przy odbiorze.');
  }
}

/** A card cannot be entered now. */
export class CardRefused extends AppError {
  constructor() {
    super(422, 'card-payment-unavailable', 'Płatność kartą jest chwilowo niedostępna.');
  }
}
