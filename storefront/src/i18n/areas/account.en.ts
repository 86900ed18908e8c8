import { pagesEn } from './account/pages.en.ts';
import { signUpEn } from './account/sign-up.en.ts';
import { ssoEn } from './account/sso.en.ts';
import type { AreaTexts } from './area-texts.ts';

export const account: AreaTexts['account'] = { pages: pagesEn, signUp: signUpEn, sso: ssoEn };
