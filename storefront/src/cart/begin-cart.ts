import { loadLanguage } from '../i18n/load-language.ts';
import { type CartSite, cartOfSite } from './cart-of-site.ts';

/**
 * Has the cart of a site read before the page that shows it is drawn. Nothing of it needs React, which is the last to
 * come on a slow network; the language is for what the cart may have to say.
 */
export async function beginCart({ site, config }: CartSite): Promise<void> {
  await Promise.all([loadLanguage(site.language), import('./live-cart.ts')]);
  cartOfSite(site, config).begin();
}
