import type { CheckoutPartsFragment, ReadCheckoutQuery } from '../api/operations.gen.ts';
import { aCart } from './a-cart.ts';

const pln = (value: number) => ({ value, currency: 'PLN' });

const address = {
  id: null,
  firstname: 'Lena',
  lastname: 'Łąkowska',
  company: null,
  vat_id: null,
  street: ['Długa 5/7'],
  postcode: '30-001',
  city: 'Kraków',
  telephone: '+48600700800',
  country: { code: 'PL' },
};

/** A cart with everything that an order asks for but its payment: two jars of „Krem Świt” by courier, 107,99 zł. */
export function aCheckout(given: Partial<CheckoutPartsFragment> = {}): CheckoutPartsFragment {
  const delivery = { carrier_title: 'InPost', method_title: 'Kurier InPost', price_incl_tax: pln(9.99) };
  const codes = {
    carrier_code: 'inpostcourier',
    method_code: 'inpostcourier',
    needs_pickup_location: null,
    delivery_time: { from: '2026-11-24', to: '2026-11-25' },
  };
  const destination = {
    ...address,
    customer_notes: null,
    pickup_location_code: null,
    available_shipping_methods: [
      { ...delivery, ...codes, is_cash_on_delivery: false, available: true, error_message: null },
    ],
    selected_shipping_method: { ...delivery, ...codes, disabled_payment_methods: [] },
  };
  return {
    ...aCart({
      prices: {
        grand_total: pln(107.99),
        subtotal_including_tax: pln(98),
        discounts: null,
        applied_taxes: [{ label: 'VAT 23%', amount: pln(20.19) }],
      },
    }),
    email: 'lena@poczta.example',
    billing_address: address,
    shipping_addresses: [destination],
    available_payment_methods: [
      { code: 'przelewy24_blik', title: 'BLIK' },
      { code: 'gpay', title: 'Google Pay' },
      { code: 'przelewy24', title: 'Przelewy24' },
      { code: 'banktransfer', title: 'Przelew tradycyjny' },
    ],
    unavailable_payment_methods: [
      { code: 'cashondelivery', title: 'Płatność przy odbiorze', reason: 'Niedostępna przy tej dostawie.' },
    ],
    selected_payment_method: null,
    consents: [],
    missing_for_order: ['PAYMENT_METHOD', 'CONSENTS'],
    ...given,
  };
}

/** What is agreed to with an order. */
export const someAgreements: ReadCheckoutQuery['checkoutAgreements'] = [
  ['terms', 'Akceptuję regulamin sklepu'],
  ['privacy', 'Znam politykę prywatności'],
  ['newsletter', 'Chcę otrzymywać newsletter (zgoda dobrowolna)'],
].map(([code = '', text = ''], index) => ({
  agreement_id: index + 1,
  code,
  name: code,
  checkbox_text: text,
  is_required: code !== 'newsletter',
  text_version: '1',
}));
