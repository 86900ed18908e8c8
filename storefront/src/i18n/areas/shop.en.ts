import { cartEn } from '../cart.en.ts';
import { checkoutEn } from '../checkout.en.ts';
import { screensEn } from '../screens.en.ts';
import { signInEn } from '../sign-in.en.ts';
import type { AreaTexts } from './area-texts.ts';

export const shop: AreaTexts['shop'] = { screens: screensEn, cart: cartEn, checkout: checkoutEn, signIn: signInEn };
