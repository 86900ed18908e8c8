import { AppError } from '../../errors.ts';

/** Nothing is at this address. */
export class AddressNotFound extends AppError {
  constructor(slug: string) {
    super(404, 'not-found', 'Strona o podanym adresie nie została znaleziona', { slug });
  }
}

/** An address of a form that no page can have. */
export class AddressInvalid extends AppError {
  constructor() {
    const message = 'Adres strony składa się z małych liter, cyfr i myślników; części dzieli ukośnik.';
    super(404, 'not-found', 'Strona o podanym adresie nie została znaleziona', {
      faults: [{ path: 'slug', rule: 'slug', message }],
    });
  }
}
