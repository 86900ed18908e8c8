import { expect, test, vi } from 'vitest';
import { createGooglePay } from './google-pay.ts';

const sheet = {
  card_networks: ['VISA', 'MASTERCARD'],
  country_code: 'PL',
  environment: 'TEST' as const,
  gateway: 'payu',
  gateway_merchant_id: '300746',
  merchant_id: 'BCR2DN',
  merchant_name: 'Rosa i Len',
};
const total = { amount: 10_800, currency: 'PLN' };

/** A browser whose sheet ends like this; `asked` is what its requests were made of. */
function aBrowser(show: () => Promise<unknown>) {
  const asked: unknown[] = [];
  const browser = {
    PaymentRequest: class {
      constructor(methods: PaymentMethodData[], details: PaymentDetailsInit) {
        asked.push(methods, details);
      }
      show = show as () => Promise<PaymentResponse>;
    },
  };
  return { asked, browser };
}

test('the card is asked for so that only the provider can read it', async () => {
  const complete = vi.fn(async () => undefined);
  const details = { paymentMethodData: { tokenizationData: { token: '{"signature":"x"}' } } };
  const { asked, browser } = aBrowser(async () => ({ details, complete }));
  const outcome = await createGooglePay(sheet, browser)(total);
  expect(asked).toEqual([
    [
      {
        supportedMethods: 'https://google.com/pay',
        data: {
          environment: 'TEST',
          apiVersion: 2,
          apiVersionMinor: 0,
          merchantInfo: { merchantId: 'BCR2DN', merchantName: 'Rosa i Len' },
          allowedPaymentMethods: [
            {
              type: 'CARD',
              parameters: {
                allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
                allowedCardNetworks: ['VISA', 'MASTERCARD'],
              },
              tokenizationSpecification: {
                type: 'PAYMENT_GATEWAY',
                parameters: { gateway: 'payu', gatewayMerchantId: '300746' },
              },
            },
          ],
          transactionInfo: { countryCode: 'PL', currencyCode: 'PLN', totalPriceStatus: 'FINAL', totalPrice: '108.00' },
        },
      },
    ],
    { total: { label: 'Rosa i Len', amount: { currency: 'PLN', value: '108.00' } } },
  ]);
  expect(outcome).toMatchObject({ kind: 'paid', token: '{"signature":"x"}' });
  if (outcome.kind === 'paid') outcome.complete(true);
  expect(complete).toHaveBeenCalledWith('success');
});

test.each([
  ['Lena Łąkowska', 'Lena', 'Łąkowska'],
  ['Anna Maria Nowak', 'Anna Maria', 'Nowak'],
  ['Lena', 'Lena', ''],
  ['', '', ''],
])('asked for the address, %j is called %j %j', async (name, firstName, lastName) => {
  const details = {
    email: 'lena@example.com',
    shippingAddress: {
      name,
      phoneNumber: '+48600700800',
      address1: 'Długa 5/7',
      address2: '',
      postalCode: '30-001',
      locality: 'Kraków',
      countryCode: 'PL',
    },
    paymentMethodData: { tokenizationData: { token: 'żeton' } },
  };
  const { asked, browser } = aBrowser(async () => ({ details, complete: async () => undefined }));
  const outcome = await createGooglePay(sheet, browser)({ ...total, asksContact: true });
  expect(asked[0]).toMatchObject([
    {
      data: {
        emailRequired: true,
        shippingAddressRequired: true,
        shippingAddressParameters: { allowedCountryCodes: ['PL'], phoneNumberRequired: true },
      },
    },
  ]);
  expect(outcome).toMatchObject({
    contact: {
      email: 'lena@example.com',
      firstName,
      lastName,
      phone: '+48600700800',
      street: ['Długa 5/7'],
      city: 'Kraków',
    },
  });
});

test.each([
  ['the shopper closes', new DOMException('closed', 'AbortError'), 'closed'],
  ['the browser has no card for', new DOMException('none', 'NotSupportedError'), 'absent'],
  ['the policy of the page refuses', new RangeError('violates Content Security Policy'), 'absent'],
])('a sheet that %s is %s', async (_name, error, kind) => {
  const { browser } = aBrowser(() => Promise.reject(error));
  expect(await createGooglePay(sheet, browser)(total)).toEqual({ kind });
});

test('an answer without a card is none, and a browser without requests of payment has no wallet', async () => {
  const complete = vi.fn(async () => undefined);
  const { browser } = aBrowser(async () => ({ details: {}, complete }));
  expect(await createGooglePay(sheet, browser)(total)).toEqual({ kind: 'absent' });
  expect(complete).toHaveBeenCalledWith('fail');
  expect(await createGooglePay(sheet, {})(total)).toEqual({ kind: 'absent' });
});
