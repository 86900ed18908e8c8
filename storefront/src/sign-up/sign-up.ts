import type { ShopClient } from '../api/shop-client.ts';
import type { ShopResponse } from '../api/shop-result.ts';
import type { CustomerSession } from '../customer/index.ts';
import { failureOf } from '../forms/action-result.ts';
import { mayRetry } from '../forms/result-text.ts';
import type { ShopActionTexts } from '../i18n/shop-actions.pl.ts';
import type { SignUpPart } from './check-sign-up.ts';
import { SaveFirstAddressDocument, SignUpDocument } from './sign-up.gen.ts';
import { hasAddress, type SignUpValues, toAddressInput, toCustomerInput } from './sign-up-values.ts';

/** A part of the form that the shop refuses, or the whole of it. */
export interface SignUpRefusal {
  readonly part?: SignUpPart | 'password' | undefined;
  readonly message: string;
  /** The shop could not look at it. */
  readonly isOutside?: boolean;
}

export type SignUpOutcome =
  /** The account is there, and its owner signed in. */
  | { readonly kind: 'signed-in'; readonly isAddressMissing: boolean }
  /** The account waits for the link in its mail. */
  | { readonly kind: 'unconfirmed' }
  /** The account is there, but signing in did not work. */
  | { readonly kind: 'created' }
  /** Another account has the e-mail. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused'; readonly refusals: readonly SignUpRefusal[] };

interface SignUpDeps {
  readonly shop: Pick<ShopClient, 'query'>;
  readonly customer: Pick<CustomerSession, 'signIn' | 'refresh'>;
  readonly texts: ShopActionTexts;
}

/** Fields of the wire by the parts of the form that they come from. */
const PART_OF_PATH: Readonly<Record<string, SignUpRefusal['part']>> = {
  '/email': 'email',
  '/firstname': 'firstName',
  '/lastname': 'lastName',
  '/telephone': 'phone',
  '/date_of_birth': 'birth',
  '/password': 'password',
  '/accepted_terms': 'terms',
};

/** Opens an account and signs in to it; one for each form, which remembers what became of an attempt before. */
export function createSignUp({ shop, customer, texts }: SignUpDeps) {
  /** Sent without an answer: the account may be there. */
  let lost: string | undefined;

  return async (values: SignUpValues, password: string): Promise<SignUpOutcome> => {
    const response = await shop.query(SignUpDocument, { input: toCustomerInput(values, password) });
    const isTaken = response.refusal?.code === 'email-taken';
    if (isTaken && lost === values.email) {
      const outcome = await enter(values, password);
      return outcome.kind === 'created' ? { kind: 'taken' } : outcome;
    }
    lost = response.result.kind === 'unreachable' ? values.email : undefined;
    if (isTaken) return { kind: 'taken' };
    if (response.result.kind !== 'done') return { kind: 'refused', refusals: refusalsOf(response, texts) };
    return enter(values, password);
  };

  async function enter(values: SignUpValues, password: string): Promise<SignUpOutcome> {
    const signedIn = await customer.signIn(values.email, password);
    if (!signedIn.ok) return { kind: signedIn.reason === 'unconfirmed' ? 'unconfirmed' : 'created' };
    return { kind: 'signed-in', isAddressMissing: hasAddress(values) && !(await saveAddress(values)) };
  }

  async function saveAddress(values: SignUpValues): Promise<boolean> {
    const { result } = await shop.query(SaveFirstAddressDocument, { input: toAddressInput(values) });
    if (result.kind !== 'done') return false;
    await customer.refresh();
    return true;
  }
}

function refusalsOf(response: ShopResponse<unknown>, texts: ShopActionTexts): readonly SignUpRefusal[] {
  if (response.result.kind === 'refused') {
    return response.result.errors.map(({ path, message }) => ({ part: PART_OF_PATH[path], message }));
  }
  const failure = failureOf(response, texts);
  const isOutside = mayRetry(response.result);
  return failure.ok ? [] : failure.errors.map(({ message }) => ({ message, isOutside }));
}
