/** The language of a tag without its country: `pl` of `pl-PL`. */
export const primaryLanguage = (language: string): string => language.split('-', 1)[0]?.toLowerCase() ?? '';
