import { AppError } from '../../errors.ts';

/** Nothing is at this address. */
export class AddressNotFound extends AppError {
  constructor(slug: string) {
    super(404, 'not-found/address', { slug });
  }
}

/** An address of a form that no page can have. */
export class AddressInvalid extends AppError {
  constructor() {
    super(404, 'not-found/address', { faults: [{ path: 'slug', rule: 'slug' }] });
  }
}
