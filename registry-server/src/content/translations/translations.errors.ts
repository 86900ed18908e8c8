import { AppError } from '../../errors.ts';

/** The site has no version of the page. */
export class TranslationMissing extends AppError {
  constructor(site: string) {
    super(404, 'translation-missing', { site });
  }
}

/** What has the same address on all sites needs no link, and takes none. */
export class TranslationByAddress extends AppError {
  constructor() {
    super(422, 'translation-by-address');
  }
}

/** The chosen page is of another site, of another type, or a template. */
export class TranslationMismatch extends AppError {
  constructor() {
    super(422, 'translation-mismatch');
  }
}
