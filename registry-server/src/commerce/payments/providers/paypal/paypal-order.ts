import type { Fields } from '../json-fields.ts';
import { decimalOf } from '../minor-units.ts';
import type { PaymentRequest } from '../provider.ts';
import type { PaypalConfig } from './paypal-config.ts';

/** What `POST /v2/checkout/orders` is asked with. */
export function paypalOrder({ brandName }: PaypalConfig, request: PaymentRequest): Fields {
  const { ourId, amount, currency, description, language, returnUrl } = request;
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: ourId,
        description: description.slice(0, 127),
        amount: { currency_code: currency, value: decimalOf(amount) },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: returnUrl,
          cancel_url: returnUrl,
          user_action: 'PAY_NOW',
          // The address is the shop's matter; PayPal gets none and asks for none.
          shipping_preference: 'NO_SHIPPING',
          locale: language === 'pl' ? 'pl-PL' : 'en-GB',
          ...(brandName && { brand_name: brandName.slice(0, 127) }),
        },
      },
    },
  };
}
