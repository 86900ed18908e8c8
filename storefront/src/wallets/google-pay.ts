import { type GoogleSheet, type OpenWallet, type WalletOutcome, walletAmount } from './wallet-sheet.ts';

/** Names Google Pay to the browser, which opens it without a script of Google's. */
const METHOD = 'https://google.com/pay';

/** What Google answers for a card. */
interface CardDetails {
  readonly paymentMethodData?: { readonly tokenizationData?: { readonly token?: unknown } };
}

interface GoogleWindow {
  readonly PaymentRequest?: new (
    methods: PaymentMethodData[],
    details: PaymentDetailsInit,
  ) => Pick<PaymentRequest, 'show'>;
}

/** Opens Google Pay on the page. A browser without it, or without a card, answers that it is absent. */
export function createGooglePay(sheet: GoogleSheet, browser: GoogleWindow): OpenWallet {
  return async ({ amount, currency }) => {
    const { PaymentRequest } = browser;
    if (!PaymentRequest) return { kind: 'absent' };
    const value = walletAmount(amount);
    const total = { label: sheet.merchant_name, amount: { currency, value } };
    try {
      const request = new PaymentRequest([{ supportedMethods: METHOD, data: toData(sheet, value, currency) }], {
        total,
      });
      const response = await request.show();
      const token = (response.details as CardDetails).paymentMethodData?.tokenizationData?.token;
      if (typeof token !== 'string' || token === '') {
        await response.complete('fail');
        return { kind: 'absent' };
      }
      return { kind: 'paid', token, complete: (isTaken) => void response.complete(isTaken ? 'success' : 'fail') };
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
function toData(sheet: GoogleSheet, totalPrice: string, currencyCode: string) {
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
  };
}
