import type { WalletCode } from './pay-ways.ts';

/** What browsers offer to pay with by themselves; nobody's script is loaded for it. */
export interface WalletWindow {
  readonly ApplePaySession?: { readonly canMakePayments: () => boolean } | undefined;
  readonly PaymentRequest?:
    | (new (
        methods: PaymentMethodData[],
        details: PaymentDetailsInit,
      ) => { readonly canMakePayment: () => Promise<boolean> })
    | undefined;
}

const GOOGLE_PAY = 'https://google.com/pay';
/** What Google Pay wants to be told before it says whether it is there. */
const GOOGLE_PAY_CARDS = {
  environment: 'TEST',
  apiVersion: 2,
  apiVersionMinor: 0,
  allowedPaymentMethods: [
    {
      type: 'CARD',
      parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], allowedCardNetworks: ['MASTERCARD', 'VISA'] },
    },
  ],
};
const ANY_TOTAL = { total: { label: 'Witryna', amount: { currency: 'PLN', value: '1.00' } } };

/** The wallets that this browser has. What fails to say so is not there. */
export async function availableWallets(browser: WalletWindow): Promise<ReadonlySet<WalletCode>> {
  const [apple, google] = await Promise.all([hasApplePay(browser), hasGooglePay(browser)]);
  return new Set<WalletCode>([...(apple ? (['apple-pay'] as const) : []), ...(google ? (['gpay'] as const) : [])]);
}

async function hasApplePay({ ApplePaySession }: WalletWindow): Promise<boolean> {
  try {
    return ApplePaySession?.canMakePayments() === true;
  } catch {
    return false;
  }
}

async function hasGooglePay({ PaymentRequest }: WalletWindow): Promise<boolean> {
  if (!PaymentRequest) return false;
  try {
    const methods = [{ supportedMethods: GOOGLE_PAY, data: GOOGLE_PAY_CARDS }];
    return await new PaymentRequest(methods, ANY_TOTAL).canMakePayment();
  } catch {
    return false;
  }
}
