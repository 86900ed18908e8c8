import {
  type AppleSheet,
  type OpenWallet,
  type WalletContact,
  type WalletOutcome,
  walletAmount,
} from './wallet-sheet.ts';

/** The version of Apple's interface: Safari since 11. */
const VERSION = 3;

/** What Apple tells of a person; all of it may be missing. */
interface AppleContact {
  readonly emailAddress?: string;
  readonly givenName?: string;
  readonly familyName?: string;
  readonly phoneNumber?: string;
  readonly addressLines?: readonly string[];
  readonly postalCode?: string;
  readonly locality?: string;
  readonly countryCode?: string;
}

interface ApplePayment {
  readonly token: { readonly paymentData: unknown };
  readonly shippingContact?: AppleContact;
}

/** What of Apple's interface is used. */
interface ApplePaySession {
  onvalidatemerchant: ((event: { readonly validationURL: string }) => void) | null;
  onpaymentauthorized: ((event: { readonly payment: ApplePayment }) => void) | null;
  oncancel: (() => void) | null;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: unknown): void;
  completePayment(result: { readonly status: number }): void;
}

export interface AppleWindow {
  readonly ApplePaySession?: {
    new (version: number, request: object): ApplePaySession;
    readonly STATUS_SUCCESS: number;
    readonly STATUS_FAILURE: number;
  };
}

interface AppleOptions {
  readonly sheet: AppleSheet;
  /** Asks Apple, through the shop, for the session of the sheet; undefined where nobody answers. */
  readonly startSession: (validationUrl: string) => Promise<string | undefined>;
  readonly browser: AppleWindow;
}

/** Opens Apple Pay on the page. A shop that Apple does not know closes it again. */
export function createApplePay({ sheet, startSession, browser }: AppleOptions): OpenWallet {
  return ({ amount, currency, asksContact = false }) =>
    new Promise<WalletOutcome>((resolve) => {
      const { ApplePaySession } = browser;
      if (!ApplePaySession) return resolve({ kind: 'absent' });
      const session = new ApplePaySession(VERSION, {
        countryCode: sheet.country_code,
        currencyCode: currency,
        supportedNetworks: sheet.supported_networks,
        merchantCapabilities: ['supports3DS'],
        total: { label: sheet.merchant_name, amount: walletAmount(amount), type: 'final' },
        ...(asksContact && { requiredShippingContactFields: ['email', 'name', 'phone', 'postalAddress'] }),
      });
      const giveUp = () => {
        resolve({ kind: 'absent' });
        session.abort();
      };
      session.onvalidatemerchant = ({ validationURL }) =>
        void startSession(validationURL)
          .then((started) => {
            if (started === undefined) return giveUp();
            session.completeMerchantValidation(JSON.parse(started));
          })
          .catch(giveUp);
      session.onpaymentauthorized = ({ payment }) =>
        resolve({
          kind: 'paid',
          token: JSON.stringify(payment.token.paymentData),
          contact: asksContact ? toContact(payment.shippingContact) : undefined,
          complete: (isTaken) => {
            const { STATUS_SUCCESS, STATUS_FAILURE } = ApplePaySession;
            session.completePayment({ status: isTaken ? STATUS_SUCCESS : STATUS_FAILURE });
          },
        });
      session.oncancel = () => resolve({ kind: 'closed' });
      session.begin();
    }).catch((): WalletOutcome => ({ kind: 'absent' }));
}

function toContact({
  emailAddress: email = '',
  givenName: firstName = '',
  familyName: lastName = '',
  phoneNumber: phone = '',
  addressLines: street = [],
  postalCode: postcode = '',
  locality: city = '',
  countryCode = '',
}: AppleContact = {}): WalletContact {
  return { email, firstName, lastName, phone, street, postcode, city, countryCode: countryCode.toUpperCase() };
}
