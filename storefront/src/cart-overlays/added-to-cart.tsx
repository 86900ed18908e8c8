import type { ExternalServices, SiteDetails } from '@witryna/module-schemas';
import { keepTogether } from '@witryna/modules/shared/keep-together';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { shopClientOf } from '../api/shop-client.ts';
import type { CartLine, CartStore } from '../cart/index.ts';
import { type CartLocale, FreeDelivery } from '../cart-view/index.ts';
import { ExpressButton } from '../express-button/express-button.tsx';
import added from '../ui/added-product.module.css';
import buttons from '../ui/wide-buttons.module.css';
import styles from './added-to-cart.module.css';
import { type Suggestion, suggestProducts } from './suggest-products.ts';
import { MOST_SUGGESTIONS, Suggestions } from './suggestions.tsx';

interface AddedToCartProps {
  readonly titleId: string;
  readonly close: () => void;
  readonly site: SiteDetails;
  /** What the site allows of other companies. */
  readonly services: ExternalServices | undefined;
  readonly line: CartLine;
  readonly store: CartStore;
  readonly locale: CartLocale;
  readonly addressOf: (path: string) => string;
  readonly onAdd: (sku: string) => Promise<unknown>;
}

/** What was just added, how far free delivery is, the way to the cart, and what goes well with it. */
export function AddedToCart({
  titleId,
  close,
  site,
  services,
  line,
  store,
  locale,
  addressOf,
  onAdd,
}: AddedToCartProps) {
  const { texts, money } = locale;
  const { cart } = useSyncExternalStore(store.subscribe, store.view);
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>();
  useEffect(() => {
    void suggestProducts(shopClientOf(site), line).then(setSuggestions);
  }, [site, line]);
  const inCart = new Set(cart?.lines.map(({ urlPath }) => urlPath?.split('?')[0]));
  const fresh = suggestions?.filter(({ urlPath }) => !inCart.has(urlPath)).slice(0, MOST_SUGGESTIONS);

  return (
    <div className={added.root}>
      <h2 className={`${added.title} ${styles.ticked}`} id={titleId} tabIndex={-1}>
        {texts.added}
      </h2>
      <div className={added.product}>
        {line.picture && <img src={line.picture} alt="" width={112} height={140} />}
        <div>
          {line.title && <p className={added.line}>{line.title}</p>}
          <p className={added.name}>{keepTogether(locale.language, line.name)}</p>
          {line.choice && <p className={added.quiet}>{line.choice}</p>}
          {line.isFriendsAndFamily && <p className={added.quiet}>{texts.friendsAndFamily}</p>}
          <p className={styles.price}>
            {money(line.price)}
            {line.previousPrice && (
              <del>
                <span className="visually-hidden">{texts.previousPrice}: </span>
                {money(line.previousPrice)}
              </del>
            )}
          </p>
          {line.lowestPrice && (
            <p className={added.quiet}>{texts.lowestPrice.replace('{price}', money(line.lowestPrice))}</p>
          )}
        </div>
      </div>
      {cart && <FreeDelivery cart={cart} locale={locale} />}
      <div className={added.actions}>
        <a className={buttons.primary} href={addressOf('/cart')}>
          {texts.goToCart}
        </a>
        <button type="button" className={buttons.secondary} onClick={close}>
          {texts.backToShop}
        </button>
        <ExpressButton services={services} site={site} store={store} texts={texts} addressOf={addressOf} />
      </div>
      <Suggestions suggestions={fresh} locale={locale} addressOf={addressOf} onAdd={onAdd} />
    </div>
  );
}
