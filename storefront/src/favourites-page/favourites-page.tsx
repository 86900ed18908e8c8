import type { SiteDetails } from '@witryna/module-schemas';
import { useShop } from '@witryna/modules';
import { useEffect, useRef } from 'react';
import { useCustomer } from '../customer/index.ts';
import { Actions, FormPage } from '../forms/form-page.tsx';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { favouritesTextsOf } from '../i18n/favourites-texts.ts';
import { countedSentence } from '../i18n/shop-action-texts.ts';
import { EmptyPlinths } from '../ui/drawings.tsx';
import { SecondaryAction } from '../ui/plain-page.tsx';
import { FavouriteCard } from './favourite-card.tsx';
import styles from './favourites-page.module.css';
import { LeftCard } from './left-card.tsx';
import { useFavourites } from './use-favourites.ts';

interface FavouritesPageProps {
  readonly site: SiteDetails;
  readonly addressOf: (path: string) => string;
}

/** Cards in the place of those to come. */
const SKELETONS = [1, 2, 3, 4];

/** What a visitor has put aside, to be bought or given up. It is this browser's own, so it is read here. */
export function FavouritesPage({ site, addressOf }: FavouritesPageProps) {
  const [view, acts] = useFavourites(site);
  const [customer] = useCustomer(site);
  const { actions, formatMoney } = useShop();
  const texts = favouritesTextsOf(site.language);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Where the focus goes on when a card turns into the place that it left. */
  const left = useRef<string>(undefined);
  const { status, rows, count, products } = view;

  const isEmpty = rows.length === 0;
  const wasFilled = useRef(false);
  useEffect(() => {
    if (isEmpty && wasFilled.current) heading.current?.focus({ preventScroll: true });
    wasFilled.current = !isEmpty;
  }, [isEmpty]);

  if (isEmpty && status === 'ready') {
    return (
      <FormPage drawing={<EmptyPlinths />} title={texts.emptyTitle} titleRef={heading} info={texts.empty}>
        {view.wasBroken && <p className={styles.notice}>{texts.broken}</p>}
        <Actions>
          <SecondaryAction href={addressOf('/')}>{texts.backToShop}</SecondaryAction>
        </Actions>
      </FormPage>
    );
  }
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {texts.title}{' '}
          {count > 0 && <span className={styles.count}>({countedSentence(texts.pieces, site.language, count)})</span>}
        </h1>
        <a className={styles.back} href={addressOf('/')}>
          {texts.backToShop}
        </a>
      </div>
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
      {site.features.user && customer.kind === 'guest' && !isEmpty && (
        <p className={styles.device}>
          {texts.onThisDevice}{' '}
          <a href={`${addressOf('/auth')}?return=${encodeURIComponent(addressOf('/my-wishlist'))}`}>{texts.signIn}</a>
        </p>
      )}
      {status === 'failed' && (
        <div className={styles.failed}>
          <StatusMessage text={texts.failed} isRefusal takesFocus={false} />
          <SubmitButton label={texts.tryAgain} isSending={false} sendingLabel={texts.sending} onPress={acts.retry} />
        </div>
      )}
      <ul className={`plain-list ${styles.grid}`} aria-label={texts.list} aria-busy={status === 'loading'}>
        {rows.map(({ sku, state }) => {
          const product = products.get(sku);
          if (state !== 'kept') {
            return (
              <li key={sku} className={styles.item}>
                <LeftCard
                  name={product?.name ?? texts.thisProduct}
                  state={state}
                  texts={texts}
                  cartAddress={addressOf('/cart')}
                  takesFocus={() => left.current === sku}
                  onPutBack={() => acts.putBack(sku)}
                />
              </li>
            );
          }
          // Nothing is known of it yet, or nothing could be had.
          if (!product && status !== 'ready') {
            return <li key={sku} className={`${styles.item} ${styles.skeleton}`} />;
          }
          return (
            <li key={sku} className={styles.item}>
              <FavouriteCard
                product={product}
                texts={texts}
                money={formatMoney}
                addressOf={addressOf}
                onAdd={actions.addToCart}
                onTakeOut={(how) => {
                  left.current = sku;
                  return acts.takeOut(sku, how);
                }}
              />
            </li>
          );
        })}
        {isEmpty &&
          status === 'loading' &&
          SKELETONS.map((place) => <li key={place} className={`${styles.item} ${styles.skeleton}`} />)}
      </ul>
    </div>
  );
}
