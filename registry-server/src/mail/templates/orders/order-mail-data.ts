import type { MailGoods } from '../../layout/mail-document.ts';

/** What is copied into a transfer. */
export interface TransferMailData {
  readonly recipient: string;
  /** The account with its bank. */
  readonly account: string;
  readonly amount: string;
  readonly title: string;
  /** `28 listopada` */
  readonly payBefore: string;
}

/** An order as shown in mails: amounts, days and addresses are formatted in the reader's language. */
export interface OrderMailData {
  readonly number: string;
  readonly firstName: string;
  /** `24.11.2026` */
  readonly orderedOn: string;
  /** Without an amount it was given along. */
  readonly lines: readonly (Omit<MailGoods, 'amount'> & { readonly amount?: string })[];
  readonly sums: {
    readonly goods: string;
    /** Absent without discounts. */
    readonly discount?: string;
    /** Absent when it costs nothing. */
    readonly delivery?: string;
    readonly total: string;
    /** Included tax per rate. */
    readonly taxes: readonly { readonly rate: number; readonly amount: string }[];
  };
  readonly delivery: { readonly title: string; readonly point?: string; readonly days?: string };
  readonly payment: {
    readonly title: string;
    readonly isPaid: boolean;
    /** Paid to whoever brings the parcel. */
    readonly isAtDoor?: boolean;
    /** Where the money is sent, when it goes by transfer. */
    readonly transfer?: TransferMailData;
  };
  readonly shippingAddress: string;
  /** Absent when it is that of the parcel. */
  readonly billingAddress?: string;
  /** The order's page; whoever has the link may see it. */
  readonly orderUrl: string;
  readonly seller?: {
    readonly lines: readonly string[];
    readonly complaintEmail: string;
    /** Of withdrawals, where they go elsewhere. */
    readonly returnEmail?: string;
  };
  readonly termsUrl?: string;
}

/** The same for what happened to an order later. */
export interface OrderNewsData {
  readonly number: string;
  readonly firstName: string;
  readonly orderUrl: string;
  /** Paid to whoever brings the parcel. */
  readonly isPaidAtDoor?: boolean;
}
