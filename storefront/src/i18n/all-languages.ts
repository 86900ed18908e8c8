// For servers and tests, which speak every language; a browser loads the one of its site (`load-language.ts`).
import { account as accountEn } from './areas/account.en.ts';
import { account as accountPl } from './areas/account.pl.ts';
import { knowAreas } from './areas/area-texts.ts';
import { customer as customerEn } from './areas/customer.en.ts';
import { customer as customerPl } from './areas/customer.pl.ts';
import { orders as ordersEn } from './areas/orders.en.ts';
import { orders as ordersPl } from './areas/orders.pl.ts';
import { shop as shopEn } from './areas/shop.en.ts';
import { shop as shopPl } from './areas/shop.pl.ts';
import { comparisonEn } from './comparison.en.ts';
import { comparisonPl } from './comparison.pl.ts';
import { favouritesEn } from './favourites.en.ts';
import { favouritesPl } from './favourites.pl.ts';
import { knowLanguages } from './known-languages.ts';
import { cs } from './languages/cs.ts';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { fr } from './languages/fr.ts';
import { hu } from './languages/hu.ts';
import { pl } from './languages/pl.ts';
import { ru } from './languages/ru.ts';
import { uk } from './languages/uk.ts';
import { viewedEn } from './viewed.en.ts';
import { viewedPl } from './viewed.pl.ts';

knowAreas('pl', {
  shop: shopPl,
  account: accountPl,
  orders: ordersPl,
  customer: customerPl,
  favourites: favouritesPl,
  comparison: comparisonPl,
  viewed: viewedPl,
});
knowAreas('en', {
  shop: shopEn,
  account: accountEn,
  orders: ordersEn,
  customer: customerEn,
  favourites: favouritesEn,
  comparison: comparisonEn,
  viewed: viewedEn,
});
knowLanguages({ pl, en, uk, fr, ru, cs, hu, de });
