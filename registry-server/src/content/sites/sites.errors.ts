import { AppError } from '../../errors.ts';

/** A header, or a body, names a site that there is not. */
export class SiteUnknown extends AppError {
  constructor(site: string) {
    super(404, 'site-unknown', `Nie ma witryny „${site}”.`, { site });
  }
}
