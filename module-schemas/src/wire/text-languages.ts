/**
 * The languages of those texts of a thing that are in another one than their site's: what is not translated is told in
 * English, else as the catalogue has it. BCP 47, for `lang`; a text that is not named is in the site's.
 */
export type TextLanguages<Text extends string> = Readonly<Partial<Record<Text, string>>>;
