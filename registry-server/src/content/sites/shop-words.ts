import { currencyStyle, fillWords, type ShopWords } from '@witryna/module-schemas';
import { shopSettingsOf } from '../../commerce/shop-settings.ts';
import type { Site } from './sites.store.ts';

type PricedSite = Pick<Site, 'properties' | 'language' | 'currency'>;

/** What a site says in place of the names that texts may hold in braces. */
export function shopWordsOf(site: PricedSite): ShopWords {
  return { freeDelivery: formatThreshold(shopSettingsOf(site).freeDeliveryFrom, site) };
}

/** The value with the site's words filled in wherever their names stand in a text. */
export function fillShopWords<T>(value: T, site: PricedSite): T {
  return fillWords(value, shopWordsOf(site));
}

/** A round sum without its zeros, as people say it: 99 zł, but 149,50 zł. */
function formatThreshold(amount: number, { language, currency }: PricedSite): string {
  return new Intl.NumberFormat(language, { ...currencyStyle(currency), trailingZeroDisplay: 'stripIfInteger' }).format(
    amount / 100,
  );
}
