import { type Fields, fieldsOf, listOf, textOf } from '../../../../integrations/json-fields.ts';
import { minorUnitsOf } from '../minor-units.ts';
import type { ReportedPayment } from '../provider.ts';

/** What N-Genius' words for a payment come to. */
const STATES: Readonly<Record<string, Pick<ReportedPayment, 'state' | 'reasonCode'>>> = {
  STARTED: { state: 'pending' },
  PENDING: { state: 'pending' },
  AWAIT_3DS: { state: 'pending' },
  AWAIT3DS: { state: 'pending' },
  // A sale takes the money at once; one that is only authorised is still under way.
  AUTHORISED: { state: 'pending' },
  POST_AUTH_REVIEW: { state: 'review' },
  CAPTURED: { state: 'captured' },
  PURCHASED: { state: 'captured' },
  PARTIALLY_REFUNDED: { state: 'captured' },
  FAILED: { state: 'declined', reasonCode: 'FAILED' },
  CANCELLED: { state: 'declined', reasonCode: 'CANCELLED' },
  EXPIRED: { state: 'expired', reasonCode: 'EXPIRED' },
  REFUNDED: { state: 'returned' },
  REVERSED: { state: 'returned' },
};

/** The payment of an order: there is one for each time the shopper tried, the newest first. */
function paymentOfOrder(order: Fields): Fields {
  return listOf(fieldsOf(order._embedded).payment)[0] ?? {};
}

/** An order as N-Genius tells it; undefined when that makes no sense. */
export function readNgeniusOrder(order: Fields): ReportedPayment | undefined {
  const payment = paymentOfOrder(order);
  const known = STATES[textOf(payment.state)];
  const money = fieldsOf(payment.amount ?? order.amount);
  const [amount, currency] = [minorUnitsOf(money.value), textOf(money.currencyCode)];
  const [merchantReference, providerReference] = [textOf(order.merchantOrderReference), textOf(order.reference)];
  if (!known || amount === undefined || !currency || !merchantReference || !providerReference) return undefined;
  return { merchantReference, providerReference, amount, currency, ...known };
}

/** What of an order went back. */
export function refundedOf(order: Fields): number {
  const refunds = listOf(fieldsOf(paymentOfOrder(order)._embedded)['cnp:refund']);
  const made = refunds.filter(({ state }) => state !== 'FAILED');
  return made.reduce((sum, refund) => sum + (minorUnitsOf(fieldsOf(refund.amount).value) ?? 0), 0);
}

/** The path under which a payment is given back; undefined while it cannot be. */
export function refundPathOf(order: Fields, url: string): string | undefined {
  const payment = paymentOfOrder(order);
  const [capture] = listOf(fieldsOf(payment._embedded)['cnp:capture']);
  const links = [fieldsOf(capture?._links), fieldsOf(payment._links)];
  const href = links.map((each) => textOf(fieldsOf(each['cnp:refund']).href)).find((each) => each !== '');
  // The access token goes nowhere but to N-Genius.
  return href?.startsWith(`${url}/`) ? href.slice(url.length) : undefined;
}
