import type { Trx } from '../../../database/transaction.ts';
import { DAY_MS, HOUR_MS } from '../../../time/durations.ts';
import { isOffline, isPaymentMethodCode, ON_DELIVERY, type PaymentMethodCode } from '../../payment-method-codes.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { MethodUnknown } from '../payments.errors.ts';
import type { PaymentSettings } from '../settings/payment-settings.ts';
import { onCaptured } from './apply-report.ts';
import { type Attempt, ENTERED_METHOD, findEnteredCard, insertAttempt, updateAttempt } from './attempts.store.ts';

/** An order at the moment when it is written. */
export interface OrderToPay {
  readonly id: number;
  readonly siteId: number;
  /** The cart that it was: a card that was entered before is found by it. */
  readonly cartId: string;
  readonly currency: string;
  readonly total: number;
  readonly number: string;
  readonly language: string;
}

/** How it is to be paid, without anything secret. */
export interface ChosenPayment {
  readonly code: string;
  readonly data?: Readonly<Record<string, string | boolean>>;
}

/**
 * Writes the attempt in the order's transaction, before anybody is asked for money. A card that was entered for the cart
 * before becomes the order's, whether it has been charged by now or not.
 */
export async function prepareAttempt(
  trx: Trx,
  deps: PaymentDeps,
  order: OrderToPay,
  { code, data = {} }: ChosenPayment,
): Promise<Attempt> {
  if (!isPaymentMethodCode(code)) throw new MethodUnknown(code);
  const now = deps.now();
  const expiresAt = expiryOf(code, deps.settingsOf(deps.siteOf(order.siteId)), now);
  const entered = code === ENTERED_METHOD ? await findEnteredCard(trx, order) : undefined;
  if (entered) {
    const isCaptured = entered.capturedAt !== null;
    const changes = { orderId: order.id, expiresAt: isCaptured ? null : expiresAt };
    await updateAttempt(trx, entered.id, changes, now);
    const attempt = { ...entered, ...changes };
    if (isCaptured) await onCaptured(trx, deps, attempt);
    return attempt;
  }
  return insertAttempt(trx, {
    siteId: order.siteId,
    orderId: order.id,
    cartId: null,
    method: code,
    amount: order.total,
    currency: order.currency,
    provider: deps.providers.serving(code)?.name ?? null,
    state: 'created',
    redirectUrl: null,
    reasonCode: null,
    data: JSON.stringify(data),
    startedAt: null,
    capturedAt: null,
    expiresAt,
    checkAt: null,
    createdAt: now,
  });
}

/** When nobody waits for the money any longer; null where it comes with the parcel. */
export function expiryOf(
  code: PaymentMethodCode,
  { transferDays, onlineHours }: Pick<PaymentSettings, 'transferDays' | 'onlineHours'>,
  now: Date,
): Date | null {
  if (code === ON_DELIVERY) return null;
  return new Date(now.getTime() + (isOffline(code) ? transferDays * DAY_MS : onlineHours * HOUR_MS));
}
