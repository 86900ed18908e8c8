/** What the page asks of an order. The contract lets more of it be null than this shop ever leaves out. */
export interface OrderAnswer {
  readonly guestOrderByToken: OrderOnPage;
  readonly storeConfig: { readonly order_cancellation_reasons: readonly { readonly description: string }[] };
}

export interface CancelOutput {
  readonly errorV2: { readonly code: string } | null;
}

export interface Money {
  readonly value: number;
  readonly currency: string;
}

export interface OrderAddressOnPage {
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string | null;
  readonly vat_id?: string | null;
  readonly street: readonly string[];
  readonly postcode: string | null;
  readonly city: string;
  readonly telephone?: string | null;
}

export interface OrderItemOnPage {
  readonly id: string;
  readonly product_name: string;
  /** `item`, or what was given along: `gift`, `sample`; not asked for by all pages. */
  readonly kind?: string | null;
  readonly quantity_ordered: number;
  readonly quantity_returnable: number;
  /** Gone from the catalogue, or not asked for, it has no picture. */
  readonly product?: { readonly thumbnail?: { readonly url?: string | null } | null } | null;
  readonly selected_options: readonly { readonly value: string }[];
  readonly prices: { readonly row_total_including_tax: Money };
}

/** An order as the page shows it. */
export interface OrderOnPage {
  readonly id: string;
  readonly number: string;
  readonly email: string;
  readonly status: string;
  readonly status_code: string;
  readonly order_date: string;
  readonly order_status_change_date: string;
  readonly status_date_label: string;
  readonly can_retry_payment: boolean;
  /** `CANCEL` while the shopper may cancel. */
  readonly available_actions: readonly string[];
  readonly is_returnable: boolean;
  /** `2026-12-05` */
  readonly returnable_until: string | null;
  readonly shipping_method: string | null;
  readonly items: readonly OrderItemOnPage[];
  readonly total: {
    readonly grand_total: Money;
    readonly subtotal_incl_tax: Money;
    readonly total_shipping: Money;
    readonly discounts: readonly { readonly label: string; readonly amount: Money }[] | null;
    readonly taxes: readonly { readonly rate: number; readonly amount: Money }[];
  };
  readonly payment_methods: readonly { readonly name: string; readonly type: string }[];
  readonly delivery_estimate: { readonly from: string; readonly to: string } | null;
  readonly pickup_point: { readonly code: string; readonly address: string } | null;
  /** What happened to it, oldest first. */
  readonly history: readonly { readonly date: string; readonly status_code: string }[];
  readonly shipments: readonly {
    readonly created_at: string;
    readonly tracking: readonly { readonly title: string; readonly number: string; readonly url: string | null }[];
  }[];
  readonly shipping_address: OrderAddressOnPage;
  readonly billing_address: OrderAddressOnPage;
  readonly order_returns: readonly {
    readonly number: string;
    /** `requested`, `received`, `refunded`, `rejected`. */
    readonly status: string;
    readonly status_label: string;
    readonly created_at: string;
    /** Where the products are sent; null once they have come. */
    readonly send_to?: string | null;
    readonly items: readonly { readonly product_name: string; readonly quantity: number }[];
  }[];
  /** Null when the payment provider sends money back. */
  readonly transfer_refund: {
    readonly account_ending: string | null;
    readonly is_awaited: boolean;
    readonly amount: Money;
  } | null;
  readonly invoices: readonly { readonly number: string }[];
}
