import type { AreaTexts } from './area-texts.ts';
import { accountPl } from './customer/account.pl.ts';
import { addressesPl } from './customer/addresses.pl.ts';
import { benefitsPl } from './customer/benefits.pl.ts';
import { accountFavouritesPl } from './customer/favourites.pl.ts';
import { newsletterPl } from './customer/newsletter.pl.ts';
import { accountOrdersPl } from './customer/orders.pl.ts';
import { passkeysPl } from './customer/passkeys.pl.ts';
import { profilePl } from './customer/profile.pl.ts';
import { accountReviewsPl } from './customer/reviews.pl.ts';
import { securityPl } from './customer/security.pl.ts';

export const customer: AreaTexts['customer'] = {
  account: accountPl,
  orders: accountOrdersPl,
  profile: profilePl,
  passkeys: passkeysPl,
  favourites: accountFavouritesPl,
  addresses: addressesPl,
  benefits: benefitsPl,
  newsletter: newsletterPl,
  reviews: accountReviewsPl,
  security: securityPl,
};
