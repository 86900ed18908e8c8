import type { PaymentMethodInput } from '../../graphql/types.gen.ts';
import type { PaymentSecrets } from '../payments/one-time-secrets.ts';
import type { PaymentChoice } from './cart-checkout.ts';
import { refuse } from './checkout.errors.ts';
import { readShort } from './given-text.ts';

const SHORT_LENGTH = 64;
/** Tokens of wallets are whole encrypted documents. */
const TOKEN_LENGTH = 20_000;
const BLIK_CODE = /^\d{6}$/;

/** A way of payment as clients name it, parted into what is kept and what must not be. */
export interface GivenPayment {
  readonly choice: PaymentChoice;
  readonly secrets: PaymentSecrets;
}

const WRONG_CODE = { pl: 'Kod BLIK ma sześć cyfr.', en: 'The BLIK code has six digits.' } as const;

/** Reads the way of payment; secrets are never part of the choice. */
export function readPayment(input: PaymentMethodInput, language: string): GivenPayment {
  const { additional_data: data, blik_code: typed, purchase_order_number: number } = input;
  const code = readShort(input.code, 'code', SHORT_LENGTH);
  if (code === undefined) {
    throw refuse.paymentParameter('code');
  }
  const blikCode = (typed ?? '').replace(/[\s-]/g, '');
  if (blikCode !== '' && !BLIK_CODE.test(blikCode)) {
    throw refuse.blikCode(WRONG_CODE[language.startsWith('pl') ? 'pl' : 'en']);
  }
  const token = readShort(data?.wallet?.token, 'token', TOKEN_LENGTH);
  const methodId = readShort(data?.provider?.method_id, 'method_id', SHORT_LENGTH);
  const acceptsTerms = data?.provider?.accepts_terms;
  const purchaseOrderNumber = readShort(number, 'purchase_order_number', SHORT_LENGTH);
  return {
    choice: {
      code,
      additionalData: {
        ...(methodId !== undefined && { methodId }),
        ...(typeof acceptsTerms === 'boolean' && { acceptsTerms }),
      },
      ...(purchaseOrderNumber !== undefined && { purchaseOrderNumber }),
    },
    secrets: { ...(blikCode !== '' && { blikCode }), ...(token !== undefined && { token }) },
  };
}
