import type { CartSettings, SiteDetails } from '@witryna/module-schemas';
import { useSyncExternalStore } from 'react';
import type { CartStore } from '../cart/index.ts';
import { CartLines, type CartLocale, FreeDelivery } from '../cart-view/index.ts';
import { countedSentence } from '../i18n/shop-action-texts.ts';
import buttons from '../ui/wide-buttons.module.css';
import styles from './cart-drawer.module.css';

interface CartDrawerProps {
  readonly titleId: string;
  readonly site: SiteDetails;
  readonly close: () => void;
  readonly store: CartStore;
  readonly locale: CartLocale;
  readonly settings: CartSettings;
  readonly addressOf: (path: string) => string;
}

/** The cart beside the page: its lines can be changed here, and it leads to the rest. */
export function CartDrawer({ titleId, close, site, store, locale, settings, addressOf }: CartDrawerProps) {
  const { texts, money, language } = locale;
  const { cart, rows, isSaving } = useSyncExternalStore(store.subscribe, store.view);
  const isEmpty = !cart || cart.lines.length === 0;
  return (
    <div className={styles.root}>
      <h2 className={styles.title} id={titleId} tabIndex={-1}>
        {isEmpty ? texts.emptyTitle : `${texts.title} (${countedSentence(texts.pieces, language, cart.pieces)})`}
      </h2>
      <div className={styles.lines}>
        {!isEmpty && <FreeDelivery cart={cart} locale={locale} />}
        {rows.length > 0 && (
          <CartLines
            site={site}
            rows={rows}
            store={store}
            locale={locale}
            settings={{ ...settings, layout: 'basic' }}
            addressOf={addressOf}
          />
        )}
      </div>
      <div className={styles.foot}>
        {!isEmpty && (
          <p className={styles.total} aria-busy={isSaving || undefined}>
            <span>{texts.total}</span>
            <span>{money(cart.total)}</span>
          </p>
        )}
        {!isEmpty && (
          <a className={buttons.primary} href={addressOf('/cart')}>
            {texts.goToCart}
          </a>
        )}
        <button type="button" className={buttons.secondary} onClick={close}>
          {texts.backToShop}
        </button>
      </div>
    </div>
  );
}
