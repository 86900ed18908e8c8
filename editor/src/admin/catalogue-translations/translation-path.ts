import type { TranslatedKind } from '../../api/commerce/catalogue-translations.ts';

/** Where the words of a thing in a language are edited. The path of a category keeps its slashes. */
export const translationPath = (language: string, kind: TranslatedKind, key: string): string =>
  `/catalogue-translations/${language}/${kind}/${key.split('/').map(encodeURIComponent).join('/')}`;
