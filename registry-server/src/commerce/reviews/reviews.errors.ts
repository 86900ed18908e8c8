import { AppError } from '../../errors.ts';
import { EntityMissing, InputRefused, NotAuthorized } from '../../graphql/refusals.ts';

/** Only those who have an account write reviews. */
export class GuestReviewRefused extends NotAuthorized {
  constructor() {
    super("Guest customers aren't allowed to add product reviews.", 'guest-review');
  }
}

/** The rating is not one of those that `productReviewRatingsMetadata` tells. */
export class RatingRefused extends InputRefused {
  constructor() {
    super('The rating is missing or not available.', 'rating-invalid', {
      faults: [{ path: '/ratings', rule: 'choice', sentence: 'rating-invalid' }],
    });
  }
}

/** A text that is missing or too long. */
export class ReviewTextRefused extends InputRefused {
  constructor(field: 'nickname' | 'summary' | 'text', maxLength: number) {
    const sentence = `review-text-invalid/${field}` as const;
    const faults = [{ path: `/${field}`, rule: 'length', sentence }];
    super(`The "${field}" of a review is missing or too long.`, sentence, { field, maxLength, faults });
  }
}

/** Nothing in the catalogue by this sku. */
export class ReviewedProductMissing extends EntityMissing {
  constructor(sku: string) {
    super(`Could not find a product with SKU "${sku}"`, 'product-not-found');
  }
}

/** An import names a product that is not there. */
export class ImportedProductMissing extends AppError {
  constructor(sku: string) {
    super(404, 'product-not-found', { sku });
  }
}

/** Staff name a review that is not there. */
export class ReviewMissing extends AppError {
  constructor(id: number) {
    super(404, 'review-missing', { id });
  }
}

/** Two letters that are the code of no language; `path` leads to them in the body. */
export class ReviewLanguageUnknown extends AppError {
  constructor(language: string, path: string) {
    super(422, 'review-language-unknown', {
      language,
      faults: [{ path, rule: 'language', sentence: 'review-language-unknown' }],
    });
  }
}
