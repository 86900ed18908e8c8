/** An amount as GraphQL writes it, in whole units. */
export interface GraphqlMoney {
  readonly value: number;
  readonly currency: string;
}

/** What the page shows of a cart. */
export interface CartContent {
  readonly total_quantity: number;
  readonly prices: { readonly grand_total: GraphqlMoney };
  readonly items: readonly {
    readonly uid: string;
    readonly quantity: number;
    readonly product: { readonly name: string };
    readonly configurable_options?: readonly { readonly value_label: string }[];
    readonly prices: { readonly row_total_including_tax: GraphqlMoney };
  }[];
}

export const CART_CONTENT = `query CartContent($id: String!) {
  cart(cart_id: $id) {
    total_quantity
    prices { grand_total { value currency } }
    items {
      uid quantity product { name }
      prices { row_total_including_tax { value currency } }
      ... on ConfigurableCartItem { configurable_options { value_label } }
    }
  }
}`;
