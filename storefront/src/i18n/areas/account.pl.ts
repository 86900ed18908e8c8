import { signUpPl } from './account/sign-up.pl.ts';
import type { AreaTexts } from './area-texts.ts';

export const account: AreaTexts['account'] = { signUp: signUpPl };
