/** What is known of a cart after each request. */
export interface CartState {
  readonly id: string;
  readonly version: number;
  readonly total_quantity: number;
}

/** What somebody wants, by the sku of the variant. */
export interface CartItem {
  readonly sku: string;
  readonly quantity: number;
}

interface CartLine {
  readonly sku: string;
  readonly product: { readonly name: string };
  readonly configurable_options?: readonly { readonly value_label: string }[];
}

/** What `addProductsToCart` answers. */
export interface AddAnswer {
  readonly addProductsToCart: {
    readonly cart: CartState & {
      readonly prices: { readonly grand_total: { readonly value: number; readonly currency: string } };
      readonly items: readonly CartLine[];
    };
    /** Each with the sentence for people, and where in the input its cause is. */
    readonly user_errors: readonly { readonly sentence: string; readonly path?: string | null }[];
  };
}

export const CREATE_CART = 'mutation CreateCart { createEmptyCart }';

export const READ_CART = 'query Cart($id: String!) { cart(cart_id: $id) { id version total_quantity } }';

export const ADD_TO_CART = `mutation AddToCart($cartId: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $items) {
    cart {
      id version total_quantity
      prices { grand_total { value currency } }
      items { sku product { name } ... on ConfigurableCartItem { configurable_options { value_label } } }
    }
    user_errors { sentence path }
  }
}`;
