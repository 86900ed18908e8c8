import { cartOfSite } from './cart/index.ts';
import type { ShopState } from './content/view.ts';
import { loadLanguage } from './i18n/load-language.ts';

/**
 * Has the cart of a site read before the page that shows it is drawn. Nothing of it needs React, which is the last to
 * come on a slow network; the language is for what the cart may have to say.
 */
export async function askForCart({ site, config }: ShopState): Promise<void> {
  await loadLanguage(site.language);
  cartOfSite(site, config).begin();
}
