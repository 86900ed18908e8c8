import { expect, test, vi } from 'vitest';
import { createApplePay } from './apple-pay.ts';

const sheet = { country_code: 'PL', merchant_name: 'Rosa i Len', supported_networks: ['visa', 'masterCard'] };
const total = { amount: 13_489, currency: 'PLN' };

/** What a session was asked, and what a test makes of it. */
class Session {
  static readonly STATUS_SUCCESS = 0;
  static readonly STATUS_FAILURE = 1;
  static opened: Session | undefined;
  onvalidatemerchant: ((event: { validationURL: string }) => void) | null = null;
  onpaymentauthorized:
    | ((event: { payment: { token: { paymentData: unknown }; shippingContact?: object } }) => void)
    | null = null;
  oncancel: (() => void) | null = null;
  readonly begin = vi.fn();
  readonly completeMerchantValidation = vi.fn();
  readonly completePayment = vi.fn();
  // Safari tells of its own end as well.
  readonly abort = vi.fn(() => this.oncancel?.());
  readonly version: number;
  readonly request: object;

  constructor(version: number, request: object) {
    this.version = version;
    this.request = request;
    Session.opened = this;
  }
}

function open(
  startSession: (url: string) => Promise<string | undefined> = async () => '{"nonce":"1"}',
  asksContact = false,
) {
  const browser = { ApplePaySession: Session };
  const outcome = createApplePay({ sheet, startSession, browser })({ ...total, asksContact });
  const session = Session.opened;
  if (!session) throw new Error('Nothing was opened.');
  return { session, outcome };
}

test('the sheet is opened at once, with the sum and the shop, and gets the session that Apple gave the shop', async () => {
  const startSession = vi.fn(async () => '{"nonce":"1"}');
  const { session } = open(startSession);
  expect(session.begin).toHaveBeenCalledOnce();
  expect(session.request).toEqual({
    countryCode: 'PL',
    currencyCode: 'PLN',
    supportedNetworks: ['visa', 'masterCard'],
    merchantCapabilities: ['supports3DS'],
    total: { label: 'Rosa i Len', amount: '134.89', type: 'final' },
  });
  session.onvalidatemerchant?.({ validationURL: 'https://apple.example/x' });
  await vi.waitFor(() => expect(session.completeMerchantValidation).toHaveBeenCalledWith({ nonce: '1' }));
  expect(startSession).toHaveBeenCalledWith('https://apple.example/x');
});

test.each([
  [true, 0],
  [false, 1],
])('an order that was taken: %s closes the sheet with %i', async (isTaken, status) => {
  const { session, outcome } = open();
  session.onpaymentauthorized?.({ payment: { token: { paymentData: { data: 'żeton' } } } });
  const paid = await outcome;
  expect(paid).toMatchObject({ kind: 'paid', token: '{"data":"żeton"}' });
  if (paid.kind === 'paid') paid.complete(isTaken);
  expect(session.completePayment).toHaveBeenCalledWith({ status });
});

test('asked for, the sheet gives the address and whom to write to; what it does not know is empty', async () => {
  const { session, outcome } = open(undefined, true);
  expect(session.request).toMatchObject({ requiredShippingContactFields: ['email', 'name', 'phone', 'postalAddress'] });
  session.onpaymentauthorized?.({
    payment: {
      token: { paymentData: {} },
      shippingContact: {
        emailAddress: 'lena@example.com',
        givenName: 'Lena',
        familyName: 'Łąkowska',
        addressLines: ['Długa 5/7'],
        postalCode: '30-001',
        locality: 'Kraków',
        countryCode: 'pl',
      },
    },
  });
  expect(await outcome).toMatchObject({
    contact: {
      email: 'lena@example.com',
      firstName: 'Lena',
      lastName: 'Łąkowska',
      phone: '',
      street: ['Długa 5/7'],
      postcode: '30-001',
      city: 'Kraków',
      countryCode: 'PL',
    },
  });
});

test('a sheet that the shopper closes is closed', async () => {
  const { session, outcome } = open();
  session.oncancel?.();
  expect(await outcome).toEqual({ kind: 'closed' });
});

test.each([
  ['does not know the shop', async () => undefined],
  ['cannot be reached', () => Promise.reject(new Error('offline'))],
  ['answers nonsense', async () => '<html>'],
])('where Apple %s the wallet is absent', async (_name, startSession) => {
  const { session, outcome } = open(startSession);
  session.onvalidatemerchant?.({ validationURL: 'https://apple.example/x' });
  expect(await outcome).toEqual({ kind: 'absent' });
  expect(session.abort).toHaveBeenCalled();
});

test('a browser without it, or one that refuses it, has none', async () => {
  const startSession = async () => undefined;
  expect(await createApplePay({ sheet, startSession, browser: {} })(total)).toEqual({ kind: 'absent' });
  class Refusing extends Session {
    constructor(version: number, request: object) {
      super(version, request);
      throw new Error('Insecure document');
    }
  }
  const browser = { ApplePaySession: Refusing };
  expect(await createApplePay({ sheet, startSession, browser })(total)).toEqual({ kind: 'absent' });
});
