import { createHash } from 'node:crypto';
import type { BuildNotification } from '../notification-sender.ts';
import { DEMO_PAYU } from './payu-account.ts';
import type { PayuOrder, PayuRefund } from './payu-orders.ts';

const OTHER_POS = '111111';

/** An order as the API and notifications show it. */
export function writePayuOrder({ refunds, ...order }: PayuOrder, merchantPosId: string = DEMO_PAYU.posId) {
  return { ...order, totalAmount: String(order.totalAmount), merchantPosId, buyer: {}, products: [] };
}

/** A refund as the API and notifications show it. */
export function writePayuRefund({ refundId, extRefundId, amount }: PayuRefund, currencyCode: string) {
  return { refundId, extRefundId, amount: String(amount), currencyCode, status: 'FINALIZED' };
}

/** The notification of what became of an order. */
export function orderNotification(order: PayuOrder): BuildNotification {
  const written = writePayuOrder(order);
  return (forges) => {
    const forged = {
      ...written,
      ...(forges === 'merchant' && { merchantPosId: OTHER_POS }),
      ...(forges === 'amount' && { totalAmount: String(order.totalAmount - 1) }),
      ...(forges === 'currency' && { currencyCode: 'EUR' }),
    };
    return wire(
      order.notifyUrl,
      { order: forged, localReceiptDateTime: new Date().toISOString(), properties: [] },
      forges,
    );
  };
}

/** The notification of a refund. */
export function payuRefundNotification(order: PayuOrder, refund: PayuRefund): BuildNotification {
  const { orderId, extOrderId, currencyCode, notifyUrl } = order;
  const body = { orderId, extOrderId, refund: writePayuRefund(refund, currencyCode) };
  return (forges) => wire(notifyUrl, body, forges);
}

let turn = 0;

function wire(url: string, content: object, forges: string) {
  const body = JSON.stringify(content);
  const key = forges === 'signature' ? 'forged' : DEMO_PAYU.secondKey;
  const signature = createHash('md5')
    .update(body + key)
    .digest('hex');
  const parts = ['sender=checkout', `signature=${signature}`, 'algorithm=MD5', 'content=DOCUMENT'];
  // The parts come in any order.
  turn = (turn + 1) % parts.length;
  const header = [...parts.slice(turn), ...parts.slice(0, turn)].join(';');
  return { url, body, headers: { 'content-type': 'application/json', 'OpenPayu-Signature': header } };
}
