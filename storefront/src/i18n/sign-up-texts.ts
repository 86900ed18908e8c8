import type { SignUpTexts } from './areas/account/sign-up.pl.ts';
import { areaTextsOf } from './areas/area-texts.ts';

/** The sentences of a new account, in a site's language; sites with accounts are Polish and English. */
export const signUpTextsOf = (language: string): SignUpTexts => areaTextsOf(language, 'account').signUp;
