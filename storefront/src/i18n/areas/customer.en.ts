import type { AreaTexts } from './area-texts.ts';
import { accountEn } from './customer/account.en.ts';
import { addressesEn } from './customer/addresses.en.ts';
import { benefitsEn } from './customer/benefits.en.ts';
import { accountFavouritesEn } from './customer/favourites.en.ts';
import { newsletterEn } from './customer/newsletter.en.ts';
import { accountOrdersEn } from './customer/orders.en.ts';
import { passkeysEn } from './customer/passkeys.en.ts';
import { profileEn } from './customer/profile.en.ts';
import { accountReviewsEn } from './customer/reviews.en.ts';
import { securityEn } from './customer/security.en.ts';

export const customer: AreaTexts['customer'] = {
  account: accountEn,
  orders: accountOrdersEn,
  profile: profileEn,
  passkeys: passkeysEn,
  favourites: accountFavouritesEn,
  addresses: addressesEn,
  benefits: benefitsEn,
  newsletter: newsletterEn,
  reviews: accountReviewsEn,
  security: securityEn,
};
