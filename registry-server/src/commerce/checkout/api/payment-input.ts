import type { PaymentMethodInput } from '../../../graphql/types.gen.ts';
import type { PaymentChoice, PaymentSecrets } from '../../cart/index.ts';
import { checkoutError } from '../checkout.errors.ts';
import { readShort } from './input-text.ts';

const SHORT_LENGTH = 64;
/** Tokens of wallets are whole encrypted documents. */
const TOKEN_LENGTH = 20_000;
const BLIK_CODE = /^\d{6}$/;

/** A way of payment as clients name it, parted into what is kept and what must not be. */
export interface GivenPayment {
  readonly choice: PaymentChoice;
  readonly secrets: PaymentSecrets;
}

/** Reads the way of payment; secrets are never part of the choice. */
export function readPayment(input: PaymentMethodInput): GivenPayment {
  const { additional_data: data, blik_code: typed, purchase_order_number: number } = input;
  const code = readShort(input.code, 'code', SHORT_LENGTH);
  if (code === undefined) {
    throw checkoutError.paymentParameter('code');
  }
  const blikCode = (typed ?? '').replace(/[\s-]/g, '');
  if (blikCode !== '' && !BLIK_CODE.test(blikCode)) {
    throw checkoutError.blikCode();
  }
  const token = readShort(walletOf(code, data)?.token, 'token', TOKEN_LENGTH);
  const purchaseOrderNumber = readShort(number, 'purchase_order_number', SHORT_LENGTH);
  return {
    choice: {
      code,
      additionalData: providerDataOf(code, data),
      ...(purchaseOrderNumber !== undefined && { purchaseOrderNumber }),
    },
    secrets: { ...(blikCode !== '' && { blikCode }), ...(token !== undefined && { token }) },
  };
}

type Given = PaymentMethodInput['additional_data'];

function walletOf(code: string, data: Given) {
  if (code === 'apple-pay') return data?.apple_pay;
  return code === 'gpay' ? data?.gpay : undefined;
}

/** As the adapter of the provider takes it. */
function providerDataOf(code: string, data: Given): PaymentChoice['additionalData'] {
  const given = code.startsWith('przelewy24') ? data?.przelewy24 : undefined;
  return {
    ...(typeof given?.method === 'number' && { method: String(given.method) }),
    ...(given?.regulation_accept === true && { regulationAccept: true }),
  };
}
