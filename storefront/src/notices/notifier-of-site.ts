import type { ShopState } from '../content/view.ts';
import { shopActionTextsOf } from '../i18n/shop-action-texts.ts';
import { createNotifier, type Notifier } from './create-notifier.ts';

const notifiers = new WeakMap<ShopState['site'], Notifier>();

/** The notices of a site: one place on the screen for all who have something to say. */
export function notifierOf({ site, config }: Pick<ShopState, 'site' | 'config'>): Notifier {
  const known = notifiers.get(site);
  if (known) return known;
  const made = createNotifier({ config, texts: shopActionTextsOf(site.language) });
  notifiers.set(site, made);
  return made;
}
