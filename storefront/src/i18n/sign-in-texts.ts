import { signInEn } from './sign-in.en.ts';
import { type SignInTexts, signInPl } from './sign-in.pl.ts';

/** The sentences of signing in, in a site's language; sites with accounts are Polish and English. */
export const signInTextsOf = (language: string): SignInTexts => (/^pl\b/i.test(language) ? signInPl : signInEn);
