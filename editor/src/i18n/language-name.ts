const names = new Intl.DisplayNames('pl', { type: 'language' });

/** `niemiecki` of `de`. */
export const languageName = (language: string): string => names.of(language) ?? language;
