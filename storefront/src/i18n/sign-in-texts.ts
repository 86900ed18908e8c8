import { areaTextsOf } from './areas/area-texts.ts';
import type { SignInTexts } from './sign-in.pl.ts';

/** The sentences of signing in, in a site's language; sites with accounts are Polish and English. */
export const signInTextsOf = (language: string): SignInTexts => areaTextsOf(language, 'shop').signIn;
