import { EntityMissing, InputRefused } from '../../graphql/refusals.ts';

/** Nothing in the catalogue by this sku. */
export class AwaitedProductMissing extends EntityMissing {
  constructor(sku: string) {
    super(`Could not find a product with SKU "${sku}"`, 'product-not-found');
  }
}

/** What is there need not be waited for. */
export class AlreadyInStock extends InputRefused {
  constructor() {
    super('This product is in stock.', 'in-stock');
  }
}

/** No address, or none that a mail could be sent to. */
export class AlertEmailRefused extends InputRefused {
  constructor() {
    super('Enter a valid email address.', 'email-invalid', { faults: [{ path: '/email', rule: 'email' }] });
  }
}

/** One mailbox waits for more than anybody does. */
export class TooManyAlerts extends InputRefused {
  constructor(maximum: number) {
    super(`You can wait for at most ${maximum} products.`, 'too-many-alerts', { maximum });
  }
}

/** The link was used, is too old, or was never ours. */
export class AlertLinkInvalid extends InputRefused {
  constructor() {
    super(undefined, 'token-invalid/stock-alert');
  }
}
