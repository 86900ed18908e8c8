import type { AreaTexts } from './area-texts.ts';
import { accountEn } from './customer/account.en.ts';
import { accountFavouritesEn } from './customer/favourites.en.ts';
import { accountOrdersEn } from './customer/orders.en.ts';
import { passkeysEn } from './customer/passkeys.en.ts';
import { profileEn } from './customer/profile.en.ts';
import { accountReviewsEn } from './customer/reviews.en.ts';

export const customer: AreaTexts['customer'] = {
  account: accountEn,
  orders: accountOrdersEn,
  profile: profileEn,
  passkeys: passkeysEn,
  favourites: accountFavouritesEn,
  reviews: accountReviewsEn,
};
