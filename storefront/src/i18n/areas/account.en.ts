import { signUpEn } from './account/sign-up.en.ts';
import type { AreaTexts } from './area-texts.ts';

export const account: AreaTexts['account'] = { signUp: signUpEn };
