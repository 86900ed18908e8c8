import { signUpPl } from './account/sign-up.pl.ts';
import { ssoPl } from './account/sso.pl.ts';
import type { AreaTexts } from './area-texts.ts';

export const account: AreaTexts['account'] = { signUp: signUpPl, sso: ssoPl };
