import { type ShopSettings, shopSettingsOf } from '../../commerce/shop-settings.ts';
import type { Site } from './sites.store.ts';

type PricedSite = Pick<Site, 'properties' | 'language' | 'currency'>;

/** Names that texts may hold in braces, with what a site says there. */
const WORDS: ReadonlyMap<string, (settings: ShopSettings, site: PricedSite) => string> = new Map([
  ['freeDelivery', ({ freeDeliveryFrom }, site) => formatThreshold(freeDeliveryFrom, site)],
]);

const NAME = /\{([a-zA-Z]+)\}/g;

/** The value with `{freeDelivery}` and the like filled in wherever they stand in a text; an unknown name stays. */
export function fillShopWords<T>(value: T, site: PricedSite): T {
  const settings = shopSettingsOf(site);
  const say = (whole: string, name: string) => WORDS.get(name)?.(settings, site) ?? whole;
  return fill(value, (text) => (text.includes('{') ? text.replace(NAME, say) : text)) as T;
}

function fill(value: unknown, fillText: (text: string) => string): unknown {
  if (typeof value === 'string') return fillText(value);
  if (Array.isArray(value)) return value.map((item) => fill(item, fillText));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner, fillText)]));
}

/** A round sum without its zeros, as people say it: 99 zł, but 149,50 zł. */
function formatThreshold(amount: number, { language, currency }: PricedSite): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    amount / 100,
  );
}
