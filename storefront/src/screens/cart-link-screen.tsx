import { CartLinkPage } from '../cart-page/index.ts';
import { addressesOf } from '../content/screen-addresses.ts';
import type { AreaScreenProps } from '../content/screen-areas.ts';
import { screenTextsOf } from '../i18n/screen-texts.ts';

/** A link that puts products into the cart. */
export function CartLinkScreen({ path, site, routes }: AreaScreenProps<'cart-link'>) {
  return <CartLinkPage texts={screenTextsOf(site.language, path)} addressOf={addressesOf(site, routes)} site={site} />;
}
