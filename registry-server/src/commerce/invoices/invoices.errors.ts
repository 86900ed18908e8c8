import { AppError } from '../../errors.ts';

export type InvoiceObstacle = 'no-seller' | 'nothing-paid' | 'order-canceled';

/** An invoice cannot be issued, and why. */
export class InvoiceImpossible extends AppError {
  constructor(why: InvoiceObstacle) {
    super(409, `invoice-${why}`);
  }
}

/** No such document, or none that the caller may see. */
export class DocumentMissing extends AppError {
  constructor() {
    super(404, 'document-missing');
  }
}
