import { InputRefused } from '../../graphql/refusals.ts';

/** Nothing there by this id, or another's: the same to who asks. */
export class WishlistMissing extends InputRefused {
  constructor() {
    super('The wishlist was not found.', 'wishlist-missing');
  }
}

/** A customer has as many lists as the shop allows. */
export class TooManyWishlists extends InputRefused {
  constructor(maximum: number) {
    super(`You cannot have more than ${maximum} wish lists.`, 'too-many-wishlists', { maximum });
  }
}

/** A list without a name, or with one that is too long. */
export class WishlistNameRefused extends InputRefused {
  constructor(maxLength: number) {
    super('The wish list name is missing or too long.', 'wishlist-name-invalid', {
      maxLength,
      faults: [{ path: '/name', rule: 'length', sentence: 'wishlist-name-invalid' }],
    });
  }
}

/** The list that every customer has stays. */
export class DefaultWishlistStays extends InputRefused {
  constructor() {
    super('The default wish list cannot be deleted.', 'wishlist-default');
  }
}
