import { pagesPl } from './account/pages.pl.ts';
import { signUpPl } from './account/sign-up.pl.ts';
import { ssoPl } from './account/sso.pl.ts';
import type { AreaTexts } from './area-texts.ts';

export const account: AreaTexts['account'] = { pages: pagesPl, signUp: signUpPl, sso: ssoPl };
