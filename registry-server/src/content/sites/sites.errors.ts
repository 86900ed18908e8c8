import { AppError } from '../../errors.ts';

/** Someone else was quicker, or a new site has the code of one that is there. */
export class SiteConflict extends AppError {
  constructor(details: { readonly expected: number; readonly found: number }) {
    super(409, 'site-conflict', details);
  }
}

/** A header, or a body, names a site that there is not. */
export class SiteUnknown extends AppError {
  constructor(site: string) {
    super(404, 'site-unknown', { site });
  }
}
