import type { Fields } from '../json-fields.ts';
import type { PaymentRequest } from '../provider.ts';
import type { PayuConfig } from './payu-config.ts';

/** A way of payment chosen in advance, with the code or token that pays it. */
export interface PayuChoice {
  readonly value: string;
  readonly authorizationCode?: string;
}

/** What `POST /orders` is asked with: amounts are digits of minor units. */
export function payuOrder(config: PayuConfig, request: PaymentRequest, choice?: PayuChoice): Fields {
  const { payer, client, description } = request;
  const totalAmount = String(request.amount);
  return {
    extOrderId: request.ourId,
    merchantPosId: config.posId,
    notifyUrl: request.notifyUrl,
    continueUrl: request.returnUrl,
    // Required; without a known address this server stands for the shopper.
    customerIp: client.ip ?? '127.0.0.1',
    description: description.slice(0, 255),
    currencyCode: request.currency,
    totalAmount,
    validityTime: String(config.validitySeconds),
    buyer: {
      email: payer.email,
      ...(payer.phone && { phone: payer.phone }),
      firstName: payer.firstName.slice(0, 255),
      lastName: payer.lastName.slice(0, 255),
      language: request.language,
    },
    products: [{ name: description.slice(0, 255), unitPrice: totalAmount, quantity: '1' }],
    ...(choice && { payMethods: { payMethod: { type: 'PBL', ...choice } } }),
  };
}

/** The way of payment that a method of the shop fixes at PayU; undefined where the shopper chooses there. */
export function payMethodOf({ payMethods }: PayuConfig, method: string): string | undefined {
  if (method === 'payu_gateway_card') return payMethods.card;
  if (method === 'apple-pay') return payMethods.applePay;
  return method === 'gpay' ? payMethods.googlePay : undefined;
}
