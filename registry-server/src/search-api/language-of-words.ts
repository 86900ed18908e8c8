import type { Site } from '../content/sites/index.ts';

/** Whether a site speaks the language of the shop's own words: what others have searched for is in it. */
export const isInLanguageOfWords = ({ language }: Pick<Site, 'language'>): boolean => /^pl\b/i.test(language);
