import { signUpEn } from './account/sign-up.en.ts';
import { ssoEn } from './account/sso.en.ts';
import type { AreaTexts } from './area-texts.ts';

export const account: AreaTexts['account'] = { signUp: signUpEn, sso: ssoEn };
