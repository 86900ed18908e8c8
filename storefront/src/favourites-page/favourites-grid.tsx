import { useShop } from '@witryna/modules';
import { type ReactNode, useRef, useState } from 'react';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import type { FavouritesTexts } from '../i18n/favourites.pl.ts';
import { FavouriteCard } from './favourite-card.tsx';
import styles from './favourites-grid.module.css';
import { LeftCard } from './left-card.tsx';
import type { ListView } from './use-list-view.ts';

interface FavouritesGridProps {
  readonly view: ListView;
  readonly texts: FavouritesTexts;
  readonly addressOf: (path: string) => string;
  /** Nobody but its owner takes anything out of a list. */
  readonly isReadOnly?: boolean;
  /** What else can be done with a product, below its buttons. */
  readonly more?: (sku: string, name: string) => ReactNode;
}

/** Cards in the place of those to come. */
const SKELETONS = [1, 2, 3, 4];

/** The products of a list as cards, and the places that some have left. */
export function FavouritesGrid({ view, texts, addressOf, isReadOnly, more }: FavouritesGridProps) {
  const { actions, formatMoney } = useShop();
  /** Where the focus goes on when a card turns into the place that it left. */
  const left = useRef<string>(undefined);
  /** Why a product is still there: its card went with it, and came back as another one. */
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const { status, rows, products } = view;
  const isLoading = status === 'loading';

  async function takeOut(sku: string, how: 'removed' | 'moved') {
    left.current = sku;
    const tell = (refusal = '') => setRefusals((before) => new Map([...before, [sku, refusal]]));
    tell();
    tell(await view.takeOut(sku, how));
  }

  return (
    <>
      {status === 'failed' && (
        <div className={styles.failed}>
          <StatusMessage text={texts.failed} isRefusal takesFocus={false} />
          <SubmitButton
            label={texts.tryAgain}
            isSending={false}
            sendingLabel={texts.sending}
            onPress={() => void view.load()}
          />
        </div>
      )}
      <ul className={`plain-list ${styles.grid}`} aria-label={texts.list} aria-busy={isLoading}>
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
                  onPutBack={() => view.putBack(sku)}
                />
              </li>
            );
          }
          // Nothing is known of it yet, or nothing could be had.
          if (!product && status !== 'ready') return <li key={sku} className={`${styles.item} ${styles.skeleton}`} />;
          return (
            <li key={sku} className={styles.item}>
              <FavouriteCard
                product={product}
                texts={texts}
                money={formatMoney}
                addressOf={addressOf}
                onAdd={actions.addToCart}
                refusal={refusals.get(sku) ?? ''}
                onTakeOut={isReadOnly ? undefined : (how) => takeOut(sku, how)}
              >
                {product && more?.(sku, product.name)}
              </FavouriteCard>
            </li>
          );
        })}
        {rows.length === 0 &&
          isLoading &&
          SKELETONS.map((place) => <li key={place} className={`${styles.item} ${styles.skeleton}`} />)}
      </ul>
    </>
  );
}
