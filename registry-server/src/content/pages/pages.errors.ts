import type { PageFault } from '@witryna/module-schemas';
import { AppError } from '../../errors.ts';
import { MAX_SLUG_LENGTH, urlPathOf } from '../slug.ts';

type AddressError = 'slug-taken' | 'slug-of-screen' | 'slug-reserved' | 'slug-of-site' | 'slug-invalid';

const addressFault = (rule: string, sentence: AddressError) => [{ path: '/urlPath', rule, sentence }] as const;

export class PageNotFound extends AppError {
  constructor(id: number) {
    super(404, 'page-not-found', { id });
  }
}

export class RevisionNotFound extends AppError {
  constructor(revisionId: string) {
    super(404, 'revision-not-found', { revisionId });
  }
}

/** Someone else was quicker. */
export class RevisionConflict extends AppError {
  constructor(details: {
    readonly expected: number;
    readonly found: number;
    readonly savedBy: string | null;
    readonly savedAt: Date;
  }) {
    super(409, 'revision-conflict', details);
  }
}

export class SlugTaken extends AppError {
  constructor(slug: string) {
    super(409, 'slug-taken', { urlPath: urlPathOf(slug), faults: addressFault('slug-taken', 'slug-taken') });
  }
}

/** One page of a site is the translation of another. */
export class TranslationTaken extends AppError {
  constructor(translationGroup: string) {
    super(409, 'translation-taken', { translationGroup });
  }
}

export class SlugReserved extends AppError {
  constructor(slug: string) {
    super(422, 'slug-reserved', { urlPath: urlPathOf(slug), faults: addressFault('slug-reserved', 'slug-reserved') });
  }
}

/** A screen of the shop has it; only a page may stand there, around the screen. */
export class SlugOfScreen extends AppError {
  constructor(slug: string) {
    super(422, 'slug-of-screen', {
      urlPath: urlPathOf(slug),
      faults: addressFault('slug-of-screen', 'slug-of-screen'),
    });
  }
}

/** Another site on the same host begins with it: its pages would be found there. */
export class SlugOfSite extends AppError {
  constructor(slug: string, site: { readonly name: string; readonly basePath: string }) {
    super(422, 'slug-of-site', {
      urlPath: urlPathOf(slug),
      site: site.name,
      basePath: site.basePath,
      faults: addressFault('slug-of-site', 'slug-of-site'),
    });
  }
}

export class SlugInvalid extends AppError {
  constructor() {
    super(422, 'slug-invalid', { maximum: MAX_SLUG_LENGTH, faults: addressFault('slug', 'slug-invalid') });
  }
}

export class PageInvalid extends AppError {
  constructor(faults: readonly PageFault[]) {
    super(422, 'page-invalid/faults', { faults });
  }
}

export class PageIsPublished extends AppError {
  constructor(id: number) {
    super(409, 'page-published', { id });
  }
}
