import { cartPl } from '../cart.pl.ts';
import { checkoutPl } from '../checkout.pl.ts';
import { screensPl } from '../screens.pl.ts';
import { signInPl } from '../sign-in.pl.ts';
import type { AreaTexts } from './area-texts.ts';

export const shop: AreaTexts['shop'] = { screens: screensPl, cart: cartPl, checkout: checkoutPl, signIn: signInPl };
