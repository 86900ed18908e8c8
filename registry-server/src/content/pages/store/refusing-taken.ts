import { brokenUniqueConstraint } from '../../../database/failures.ts';
import { SlugTaken, TranslationTaken } from '../pages.errors.ts';

/** Says whose an address, or a place among translations, is already. */
export const refusingTaken =
  ({ slug, translationGroup = '' }: { readonly slug: string; readonly translationGroup?: string | undefined }) =>
  (error: unknown) => {
    const constraint = brokenUniqueConstraint(error);
    if (constraint === 'page_translationGroup_siteId_key') throw new TranslationTaken(translationGroup);
    throw constraint === 'page_siteId_slug_key' ? new SlugTaken(slug) : error;
  };
