import {
  type GoogleSheet,
  type OpenWallet,
  type WalletContact,
  type WalletOutcome,
  walletAmount,
} from './wallet-sheet.ts';

/** Names Google Pay to the browser, which opens it without a script of Google's. */
const METHOD = 'https://google.com/pay';

/** What Google answers for a card. */
interface CardDetails {
  readonly email?: string;
  readonly shippingAddress?: GoogleAddress;
  readonly paymentMethodData?: { readonly tokenizationData?: { readonly token?: unknown } };
}

/** All of it may be missing. */
interface GoogleAddress {
  readonly name?: string;
  readonly phoneNumber?: string;
  readonly address1?: string;
  readonly address2?: string;
  readonly address3?: string;
  readonly postalCode?: string;
  readonly locality?: string;
  readonly countryCode?: string;
}

interface GoogleWindow {
  readonly PaymentRequest?: new (
    methods: PaymentMethodData[],
    details: PaymentDetailsInit,
  ) => Pick<PaymentRequest, 'show'>;
}

/** Opens Google Pay on the page. A browser without it, or without a card, answers that it is absent. */
export function createGooglePay(sheet: GoogleSheet, browser: GoogleWindow): OpenWallet {
  return async ({ amount, currency, asksContact = false }) => {
    const { PaymentRequest } = browser;
    if (!PaymentRequest) return { kind: 'absent' };
    const value = walletAmount(amount);
    const total = { label: sheet.merchant_name, amount: { currency, value } };
    try {
      const request = new PaymentRequest(
        [{ supportedMethods: METHOD, data: toData(sheet, value, currency, asksContact) }],
        {
          total,
        },
      );
      const response = await request.show();
      const details = response.details as CardDetails;
      const token = details.paymentMethodData?.tokenizationData?.token;
      if (typeof token !== 'string' || token === '') {
        await response.complete('fail');
        return { kind: 'absent' };
      }
      return {
        kind: 'paid',
        token,
        contact: asksContact ? toContact(details) : undefined,
        complete: (isTaken) => void response.complete(isTaken ? 'success' : 'fail'),
      };
    } catch (error) {
      return outcomeOf(error);
    }
  };
}

/** `AbortError`: the shopper has closed it. Everything else means that there is none. */
function outcomeOf(error: unknown): WalletOutcome {
  return { kind: error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'absent' };
}

/** Google's request for a card that the provider decrypts (version 2.0 of its interface). */
function toData(sheet: GoogleSheet, totalPrice: string, currencyCode: string, asksContact: boolean) {
  const { environment, gateway, gateway_merchant_id: gatewayMerchantId, merchant_id: merchantId } = sheet;
  return {
    environment,
    apiVersion: 2,
    apiVersionMinor: 0,
    merchantInfo: { merchantId, merchantName: sheet.merchant_name },
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], allowedCardNetworks: sheet.card_networks },
        tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: { gateway, gatewayMerchantId } },
      },
    ],
    transactionInfo: { countryCode: sheet.country_code, currencyCode, totalPriceStatus: 'FINAL', totalPrice },
    ...(asksContact && {
      emailRequired: true,
      shippingAddressRequired: true,
      shippingAddressParameters: { allowedCountryCodes: [sheet.country_code], phoneNumberRequired: true },
    }),
  };
}

function toContact({ email = '', shippingAddress = {} }: CardDetails): WalletContact {
  const { name = '', phoneNumber: phone = '', postalCode: postcode = '', locality: city = '' } = shippingAddress;
  const { address1, address2, address3, countryCode = '' } = shippingAddress;
  // Google has one name; its last word is taken for the family's.
  const words = name.trim().split(' ').filter(Boolean);
  return {
    email,
    firstName: words.slice(0, Math.max(1, words.length - 1)).join(' '),
    lastName: words.length > 1 ? (words.at(-1) ?? '') : '',
    phone,
    street: [address1, address2, address3].filter((line): line is string => Boolean(line)),
    postcode,
    city,
    countryCode,
  };
}
