import { type ErrorKey, errorSentence } from '../../../error-messages/error-messages.ts';
import { type HasLanguage, languageOf } from '../../../error-messages/language.ts';
import type { CancelOrderErrorCode } from '../../../graphql/types.gen.ts';
import type { OrderRow } from '../order-view.ts';

const MESSAGES: Readonly<Record<CancelOrderErrorCode, string>> = {
  ORDER_CANCELLATION_DISABLED: 'Order cancellation is not enabled for requested store.',
  UNDEFINED: 'The cancellation reason is not one of the offered ones.',
  UNAUTHORISED: "We couldn't locate an order with the information provided.",
  ORDER_NOT_FOUND: "We couldn't locate an order with the information provided.",
  PARTIAL_ORDER_ITEM_SHIPPED: 'Order with one or more items shipped cannot be cancelled',
  INVALID_ORDER_STATUS: 'Order already closed, complete, cancelled or on hold',
};

/** `CancelOrderOutput` of what was done. */
export function granted(order: OrderRow) {
  return { error: null, errorV2: null, order };
}

const SENTENCES: Readonly<Record<CancelOrderErrorCode, ErrorKey>> = {
  ORDER_CANCELLATION_DISABLED: 'order-cancellation-disabled',
  UNDEFINED: 'cancel-reason-unknown',
  UNAUTHORISED: 'order-missing',
  ORDER_NOT_FOUND: 'order-missing',
  PARTIAL_ORDER_ITEM_SHIPPED: 'order-partly-shipped',
  INVALID_ORDER_STATUS: 'order-not-cancelable',
};

/** `CancelOrderOutput` that says why nothing was done. */
export function refused(site: HasLanguage, code: CancelOrderErrorCode, order: OrderRow | null = null) {
  const message = MESSAGES[code];
  const sentence = errorSentence(SENTENCES[code], languageOf(site));
  return { error: message, errorV2: { code, message, sentence }, order };
}
