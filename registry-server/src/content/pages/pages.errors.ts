import type { PageFault } from '@witryna/module-schemas';
import { AppError } from '../../errors.ts';
import { MAX_SLUG_LENGTH, urlPathOf } from '../slug.ts';

const faultOf = (path: string, rule: string, message: string) => ({ faults: [{ path, rule, message }] });

export class PageNotFound extends AppError {
  constructor(id: number) {
    super(404, 'page-not-found', 'Nie ma takiej strony.', { id });
  }
}

export class RevisionNotFound extends AppError {
  constructor(revisionId: string) {
    super(404, 'revision-not-found', 'Ta strona nie ma takiej wersji.', { revisionId });
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
    super(409, 'revision-conflict', 'Ktoś inny zapisał tę stronę w międzyczasie.', details);
  }
}

export class SlugTaken extends AppError {
  constructor(slug: string) {
    const message = `Adres „${urlPathOf(slug)}” ma już inna strona.`;
    super(409, 'slug-taken', message, faultOf('/urlPath', 'slug-taken', message));
  }
}

export class SlugReserved extends AppError {
  constructor(slug: string) {
    const message = `Adres „${urlPathOf(slug)}” należy do ekranów sklepu.`;
    super(422, 'slug-reserved', message, faultOf('/urlPath', 'slug-reserved', message));
  }
}

/** Another site on the same host begins with it: its pages would be found there. */
export class SlugOfSite extends AppError {
  constructor(slug: string, site: { readonly name: string; readonly basePath: string }) {
    const message = `Adres „${urlPathOf(slug)}” należy do witryny „${site.name}”, która zaczyna się od „${site.basePath}”.`;
    super(422, 'slug-of-site', message, faultOf('/urlPath', 'slug-of-site', message));
  }
}

export class SlugInvalid extends AppError {
  constructor() {
    const message = `Adres składa się z małych liter bez polskich znaków, cyfr i myślników; części dzieli ukośnik; najwyżej ${MAX_SLUG_LENGTH} znaków.`;
    super(422, 'slug-invalid', message, faultOf('/urlPath', 'slug', message));
  }
}

export class PageInvalid extends AppError {
  constructor(faults: readonly PageFault[]) {
    super(422, 'page-invalid', faults[0]?.message ?? 'Strona zawiera błędy.', { faults });
  }
}

export class PageIsPublished extends AppError {
  constructor(id: number) {
    super(409, 'page-published', 'Najpierw wycofaj stronę z publikacji.', { id });
  }
}
