import { languageOf } from '../../../error-messages/language.ts';
import type { AttemptRow } from '../attempts/attempts.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { PayableOrder } from '../payment-orders.ts';
import type { PayingClient, PaymentRequest } from '../providers/provider.ts';

/** What a provider is asked with. */
export function paymentRequestOf(
  { siteOf, returnUrlOf, notifyUrlOf }: Pick<PaymentDeps, 'siteOf' | 'returnUrlOf' | 'notifyUrlOf'>,
  attempt: AttemptRow,
  order: Pick<PayableOrder, 'siteId' | 'number' | 'language' | 'payer'>,
  client: PayingClient,
): PaymentRequest {
  const { ourId, method, amount, currency, data } = attempt;
  const language = languageOf(order);
  return {
    ourId,
    method,
    amount,
    currency,
    data,
    language,
    client,
    payer: order.payer,
    orderNumber: order.number,
    description: `${language === 'pl' ? 'Zamówienie' : 'Order'} ${order.number}`.trim(),
    returnUrl: returnUrlOf(siteOf(order.siteId), order.number),
    notifyUrl: notifyUrlOf(attempt.provider ?? ''),
  };
}
