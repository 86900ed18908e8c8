import { AlreadyExists, EntityMissing, InputRefused, NotAuthorized } from '../../graphql/refusals.ts';

/** Nothing there by this id, or too old. */
export class CartMissing extends EntityMissing {
  constructor(id: string) {
    super(`Could not find a cart with ID "${id}"`, 'cart-missing');
  }
}

/** Ordered, or merged into another. */
export class CartNotActive extends EntityMissing {
  constructor(status: string) {
    super("The cart isn't active.", 'cart-not-active', { status });
  }
}

/** A guest's cart asked for by a customer, or the other way round; clients drop the id they keep. */
export class CartForbidden extends NotAuthorized {
  constructor(id: string) {
    super(`The current user cannot perform operations on cart "${id}"`, 'cart-forbidden');
  }
}

/** Two carts cannot have one id. */
export class CartIdTaken extends AlreadyExists {
  constructor(id: string) {
    super(`Cart with ID "${id}" already exists.`, 'cart-id-taken');
  }
}

/** An id that a client made must be as random as ours. */
export class CartIdMalformed extends InputRefused {
  constructor() {
    super('Cart ID length should to be 32 symbols.', 'cart-id-malformed');
  }
}

/** The same Idempotency-Key with another body. */
export class RequestKeyReused extends InputRefused {
  constructor() {
    super('This Idempotency-Key was used for another request.', 'idempotency-key-reused');
  }
}

/** A gift that the cart has not earned, or of which enough are chosen. */
export class GiftRefused extends InputRefused {
  constructor(reason: 'gift-not-earned' | 'gift-choices-used' | 'gift-out-of-stock', message: string) {
    super(message, reason, { faults: [{ path: '/sku', rule: 'gift', sentence: reason }] });
  }
}
