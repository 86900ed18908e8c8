import type { Money } from '@witryna/module-schemas';
import { type ShopActions, useShop } from '@witryna/modules';
import { keepTogether } from '@witryna/modules/shared/keep-together';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FavouritesTexts } from '../i18n/favourites.pl.ts';
import { fillIn } from '../i18n/messages.ts';
import type { ListedProduct } from '../listed-products/index.ts';
import buttons from '../ui/text-button.module.css';
import styles from './favourite-card.module.css';

interface FavouriteCardProps {
  /** Absent for what is not sold any more. */
  readonly product: ListedProduct | undefined;
  readonly texts: FavouritesTexts;
  readonly money: (money: Money) => string;
  readonly addressOf: (path: string) => string;
  readonly onAdd: ShopActions['addToCart'];
  /** Why it was not taken out, in a sentence; empty where nothing was refused. */
  readonly refusal: string;
  /** Absent on somebody else's list. */
  readonly onTakeOut: ((how: 'removed' | 'moved') => Promise<void>) | undefined;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** A product that was put aside: what it costs now, whether it is there, and the way to the cart. */
export function FavouriteCard(props: FavouriteCardProps) {
  const { product, texts, money, addressOf, onAdd, refusal, onTakeOut, children } = props;
  const [isAdding, setAdding] = useState(false);
  const [fault, setFault] = useState('');
  const remove = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // It was on the way back, which went when the card came back.
    if (refusal !== '' && document.activeElement === document.body) remove.current?.focus({ preventScroll: true });
  }, [refusal]);

  async function takeOut(how: 'removed' | 'moved') {
    setFault('');
    await onTakeOut?.(how);
  }

  async function addToCart(sku: string) {
    if (isAdding || !onAdd) return;
    setAdding(true);
    setFault('');
    const result = await onAdd({ sku, quantity: 1 });
    setAdding(false);
    if (!result.ok) return setFault(result.errors[0]?.message ?? '');
    await takeOut('moved');
  }

  const { language } = useShop().site;
  const name = product?.name ?? texts.thisProduct;
  const page = product && addressOf(product.urlPath);
  const { cartSku } = product ?? {};
  const named = (sentence: string) => fillIn(sentence, { name });
  return (
    <article className={styles.root} data-out={product?.isInStock ? undefined : true}>
      <div className={styles.picture}>{product?.picture && <img src={product.picture} alt="" loading="lazy" />}</div>
      <div className={styles.words}>
        {product?.title && <p className={styles.line}>{product.title}</p>}
        <h2 className={styles.name}>
          {page ? (
            <a className={styles.link} href={page}>
              {keepTogether(language, name)}
            </a>
          ) : (
            texts.notSold
          )}
        </h2>
        {product?.price && <Price product={product} price={product.price} texts={texts} money={money} />}
        {product && (
          <p className={styles.stock} data-in={product.isInStock || undefined}>
            {product.isInStock ? texts.inStock : texts.outOfStock}
          </p>
        )}
      </div>
      <div className={styles.acts}>
        {product?.isInStock && cartSku !== undefined && onAdd && (
          <button
            type="button"
            className={styles.add}
            aria-label={named(texts.toCartNamed)}
            aria-disabled={isAdding || undefined}
            onClick={() => addToCart(cartSku)}
          >
            {isAdding ? texts.sending : texts.toCart}
          </button>
        )}
        {product?.isInStock && cartSku === undefined && (
          <a className={styles.choose} href={page} aria-label={named(texts.chooseNamed)}>
            {texts.choose}
          </a>
        )}
        {product && !product.isInStock && (
          <a className={styles.choose} href={page} aria-label={named(texts.notifyMeNamed)}>
            {texts.notifyMe}
          </a>
        )}
        {onTakeOut && (
          <button
            ref={remove}
            type="button"
            className={`${buttons.textButton} ${styles.remove}`}
            aria-label={named(texts.removeNamed)}
            onClick={() => takeOut('removed')}
          >
            {texts.remove}
          </button>
        )}
        {children}
        <p className={styles.fault} role="alert">
          {fault || refusal}
        </p>
      </div>
    </article>
  );
}

interface PriceProps extends Pick<FavouriteCardProps, 'texts' | 'money'> {
  readonly product: ListedProduct;
  readonly price: Money;
}

/** The price now, and what is told of a reduction. */
function Price({ product: { priceVaries, previousPrice, lowestPrice }, price, texts, money }: PriceProps) {
  return (
    <>
      <p className={styles.price}>
        {priceVaries ? fillIn(texts.priceFrom, { price: money(price) }) : money(price)}
        {previousPrice && (
          <del>
            <span className="visually-hidden">{texts.previousPrice}: </span>
            {money(previousPrice)}
          </del>
        )}
      </p>
      {lowestPrice && <p className={styles.lowest}>{fillIn(texts.lowestPrice, { price: money(lowestPrice) })}</p>}
    </>
  );
}
