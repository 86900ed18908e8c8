import type { Generated } from 'kysely';
import type { Id, Json, Timestamp } from '../../database/columns.ts';
import type { PaymentMethodCode } from '../payment-method-codes.ts';
import type { AttemptState } from './attempts/attempt-state.ts';
import type { IncidentKind } from './incidents/incident-kind.ts';
import type { ProviderName, RefundState, ReportedPayment, ReportedRefund } from './providers/provider.ts';
import type { PaymentSettings } from './settings/payment-settings.ts';

/** What staff have set for a site's payments; a site without a row has the defaults. */
export interface PaymentSettingsTable {
  siteId: number;
  document: Json<PaymentSettings>;
  /** Counts up with every write, from 1. */
  revision: number;
  updatedAt: Timestamp;
}

/** One attempt to pay an order, written before anybody is asked for money. Amounts are minor units. */
export interface PaymentAttemptTable {
  id: Id;
  /** 32 hexadecimal characters: what the provider knows it by. */
  ourId: string;
  siteId: number;
  /** Null while a card is entered for a cart that is no order yet. */
  orderId: number | null;
  cartId: string | null;
  /** Null for those that no provider has a part in. */
  provider: ProviderName | null;
  method: PaymentMethodCode;
  amount: number;
  currency: string;
  state: AttemptState;
  externalId: string | null;
  redirectUrl: string | null;
  reasonCode: string | null;
  data: Json<Readonly<Record<string, string | boolean>>>;
  /** What went back or is on its way back. */
  refunded: Generated<number>;
  /** When the provider was first asked; whoever sets it asks. */
  startedAt: Timestamp | null;
  /** Until when whoever asks the provider is believed to be alive; null when nobody is asking. */
  leaseUntil: Timestamp | null;
  /** When the provider had answered, or had failed to. */
  answeredAt: Timestamp | null;
  capturedAt: Timestamp | null;
  /** When an order that is not paid by then is given up. */
  expiresAt: Timestamp | null;
  /** When the provider is asked what became of it. */
  checkAt: Timestamp | null;
  checks: Generated<number>;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

type StoredPayment = Omit<ReportedPayment, 'merchantReference' | 'providerReference'> &
  Pick<PaymentAttemptTable, 'ourId'> & { readonly externalId: string };
type StoredRefund = Omit<ReportedRefund, 'providerReference'> & { readonly externalId?: string };

export type StoredNotification =
  | { readonly kind: 'payment'; readonly event: string; readonly payment: StoredPayment }
  | { readonly kind: 'refund'; readonly event: string; readonly refund: StoredRefund };

/** A notification as it came in: written before it is answered, acted upon from here. */
export interface PaymentNotificationTable {
  id: Id;
  provider: ProviderName;
  event: string;
  /** What it reports, under the names of columns. */
  content: Json<StoredNotification>;
  receivedAt: Timestamp;
  processedAt: Timestamp | null;
  /** What came of it, in a word. */
  outcome: string | null;
  tries: Generated<number>;
  /** Null when nothing is left to do. */
  nextTryAt: Timestamp | null;
}

/** Money that goes back. */
export interface PaymentRefundTable {
  id: Id;
  /** 32 hexadecimal characters: what the provider knows it by. */
  refundId: string;
  attemptId: number;
  orderId: number | null;
  amount: number;
  currency: string;
  state: 'requested' | RefundState;
  reason: string;
  /** The same key gives back once. */
  key: string;
  staffId: number | null;
  externalId: string | null;
  /** Since when a person sends it: no provider took the money, or the provider has refused to give it back. */
  byHandSince: Timestamp | null;
  checkAt: Timestamp | null;
  checks: Generated<number>;
  createdAt: Timestamp;
  doneAt: Timestamp | null;
}

/** What cannot be trusted, or what somebody has to decide. */
export interface PaymentIncidentTable {
  id: Id;
  /** The same thing seen again counts up. */
  key: string;
  kind: IncidentKind;
  provider: string | null;
  orderId: number | null;
  attemptId: number | null;
  details: Json<Readonly<Record<string, string | number | null>>>;
  seen: number;
  firstAt: Timestamp;
  lastAt: Timestamp;
  dealtAt: Timestamp | null;
  dealtBy: number | null;
  note: string | null;
}

/** What pays once, sealed, for as long as it takes to place the order. */
export interface PaymentSecretTable {
  cartId: string;
  sealed: string;
  expiresAt: Timestamp;
}

declare module '../../database/tables.ts' {
  interface Tables {
    payment_settings: PaymentSettingsTable;
    payment_attempt: PaymentAttemptTable;
    payment_notice: PaymentNotificationTable;
    payment_refund: PaymentRefundTable;
    payment_problem: PaymentIncidentTable;
    payment_secret: PaymentSecretTable;
  }
}
