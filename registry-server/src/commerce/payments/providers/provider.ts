import type { PaymentMethodCode } from '../../payment-method-codes.ts';
import type { ReportedState } from '../attempts/attempt-state.ts';

/** Names of providers; they stand in addresses of notifications and in rows. */
export const PROVIDER_NAMES = ['przelewy24', 'payu', 'paynow', 'paypal', 'ngenius', 'wallets'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** Who pays: told to the provider, kept nowhere here. */
export interface Payer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly countryCode: string;
}

/** The browser of who pays, as far as this request shows it. */
export interface PayingClient {
  readonly ip?: string;
  readonly userAgent?: string;
}

/** One attempt to pay, as a provider is asked for it. Amounts are minor units. */
export interface PaymentRequest {
  /** Our own id of the attempt: 32 hexadecimal characters, never used twice. The key of the provider's idempotency. */
  readonly merchantReference: string;
  readonly method: PaymentMethodCode;
  readonly amount: number;
  readonly currency: string;
  readonly orderNumber: string;
  /** In the shopper's language, `Zamówienie 000000012`. */
  readonly description: string;
  readonly language: 'pl' | 'en';
  readonly payer: Payer;
  readonly client: PayingClient;
  /** Where the browser comes back to; proves nothing. */
  readonly returnUrl: string;
  /** Where the provider tells what came of it. */
  readonly notifyUrl: string;
  /** What the shopper chose within the method, without anything secret: a bank's id. */
  readonly data: Readonly<Record<string, string | boolean>>;
}

/** The provider has taken the request. */
export interface PaymentStarted {
  /** The provider's id of the payment, where it is known by now. */
  readonly providerReference?: string;
  /** Where the shopper pays; left out when the payment is confirmed elsewhere (BLIK in the bank's app). */
  readonly redirectUrl?: string;
  /** `captured` is never believed from here: the core asks `status` first. */
  readonly state: ReportedState;
  /** The provider's code of a refusal. */
  readonly reasonCode?: string;
}

/** What a provider says of a payment: signed by it, or asked from it. */
export interface ReportedPayment {
  readonly merchantReference: string;
  readonly providerReference: string;
  readonly state: ReportedState;
  readonly amount: number;
  readonly currency: string;
  readonly reasonCode?: string;
  /** The provider must be asked (`confirm`) before this counts: to settle it, to capture it, or because the signature is weak. */
  readonly needsConfirmation?: boolean;
  /**
   * Of a provider that gives a payment a new id when the shopper tries again on its page: `true`, and this id is the one
   * that goes on; `false`, and the report counts only while the payment has this id. Left out: ids never change.
   */
  readonly supersedes?: boolean;
}

export type RefundState = 'pending' | 'done' | 'failed';

/** What a provider says of a refund. */
export interface ReportedRefund {
  /** Our own id of the refund. */
  readonly refundId: string;
  readonly state: RefundState;
  readonly amount: number;
  readonly currency: string;
  readonly providerReference?: string;
}

/** Why a notification is not believed. */
export type NotificationFault = 'signature' | 'malformed' | 'merchant';

/** What a notification is, once its signature and its merchant have been looked at. */
export type Notification =
  /** `event` names it: the same one sent twice has the same (`digestOf(rawBody)` where the provider gives no id). */
  | { readonly kind: 'payment'; readonly event: string; readonly payment: ReportedPayment }
  | { readonly kind: 'refund'; readonly event: string; readonly refund: ReportedRefund }
  /** True, but nothing that concerns us. */
  | { readonly kind: 'ignored' }
  | { readonly kind: 'refused'; readonly fault: NotificationFault };

export type NotificationHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A refund as a provider is asked for it. Asking twice with one id gives back once. */
export interface RefundRequest {
  /** Ours: 32 hexadecimal characters. */
  readonly refundId: string;
  readonly merchantReference: string;
  readonly providerReference: string;
  readonly amount: number;
  readonly currency: string;
  /** All that was captured. */
  readonly captured: number;
  /** All that went back or is to go back, this refund included. */
  readonly refundedInAll: number;
  /** The provider's id of this refund, once it is known. */
  readonly providerRefundReference: string | null;
  readonly description: string;
  readonly notifyUrl: string;
}

/** An attempt as it is polled. */
export interface AttemptReference {
  readonly merchantReference: string;
  readonly providerReference: string | null;
  readonly method: PaymentMethodCode;
  readonly amount: number;
  readonly currency: string;
}

/** A bank or wallet that a provider lets the shopper choose. */
export interface PaymentOption {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
  readonly imgUrl: string;
  readonly mobileImgUrl: string;
}

/** What one of them looks like. */
export interface OptionPicture {
  readonly mime: string;
  readonly bytes: Buffer;
}

/** Where a provider says what it asks payers to know. */
export interface ProviderTerms {
  readonly terms: string;
  readonly information: string;
}

export interface OptionsQuery {
  readonly amount: number;
  readonly currency: string;
  readonly language: 'pl' | 'en';
}

/**
 * A payment provider. Every call ends within the configured time; one that comes to nothing throws `ServiceFailed` (no
 * answer, a server's fault, garbage) or `ProviderRefused` (an answer that says no). Nothing secret reaches logs or errors.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** The ways of payment that go through it. */
  readonly serves: readonly PaymentMethodCode[];
  /** Currencies that it takes; left out: any. */
  readonly currencies?: readonly string[];
  /** What it takes at most and at least for a method, in minor units. */
  readonly range?: (method: PaymentMethodCode) => { readonly least: number; readonly most: number } | undefined;
  /** How long its page can be paid, from when it was asked for. */
  readonly pageLifeMs: number;
  /**
   * Whether its status tells a payment that was refused from one that nobody has made yet. Where it does not, an unpaid
   * page may be a dead one, and nobody is sent there twice.
   */
  readonly tellsRefusals: boolean;
  /** Begins a payment that the shopper makes on the provider's page. */
  readonly register: (request: PaymentRequest) => Promise<PaymentStarted>;
  /** Begins one that a BLIK code pays: six digits, never kept. */
  readonly chargeBlik?: (request: PaymentRequest, code: string) => Promise<PaymentStarted>;
  /** Begins one that a wallet's or card's token pays: never kept. */
  readonly chargeToken?: (request: PaymentRequest, token: string) => Promise<PaymentStarted>;
  /** Verifies a notification by its raw body. What it gives is trusted as far as its fields go; amounts are compared by the core. */
  readonly verifyNotification: (rawBody: Buffer, headers: NotificationHeaders) => Promise<Notification>;
  /** Settles, captures or confirms what `needsConfirmation`; gives what holds then. */
  readonly confirm?: (payment: ReportedPayment) => Promise<ReportedPayment>;
  /** What holds now; undefined when the provider does not know of it. */
  readonly status: (attempt: AttemptReference) => Promise<ReportedPayment | undefined>;
  readonly refund: (request: RefundRequest) => Promise<Pick<ReportedRefund, 'state' | 'providerReference'>>;
  /** What holds of a refund; left out: it is asked for again, which gives back once. */
  readonly refundStatus?: (request: RefundRequest) => Promise<Pick<ReportedRefund, 'state'> | undefined>;
  /** Banks and wallets to choose from. */
  readonly options?: (question: OptionsQuery) => Promise<readonly PaymentOption[]>;
  /** The picture of one of them; undefined for what is not listed, or has none now. */
  readonly picture?: (optionId: string) => Promise<OptionPicture | undefined>;
  /** Has to be linked where its banks are shown. */
  readonly terms?: ProviderTerms;
  /** What a notification that was taken is answered with; by default 200 without a body. */
  readonly acknowledgement?: { readonly status: number; readonly body: string };
}
