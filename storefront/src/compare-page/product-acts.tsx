import { useShop } from '@witryna/modules';
import { useState } from 'react';
import type { ComparedProduct } from '../compare/index.ts';
import type { ComparisonTexts } from '../i18n/comparison.pl.ts';
import { fillIn } from '../i18n/messages.ts';
import styles from './comparison-table.module.css';

interface ProductActsProps {
  readonly product: ComparedProduct;
  readonly texts: ComparisonTexts;
  readonly addressOf: (path: string) => string;
}

/** The way from a compared product to the cart: at once, by choosing a variant, or when it is back. */
export function ProductActs({ product, texts, addressOf }: ProductActsProps) {
  const { actions } = useShop();
  const [isAdding, setAdding] = useState(false);
  const [isAdded, setAdded] = useState(false);
  const [fault, setFault] = useState('');
  const { name, cartSku, isInStock } = product;
  const address = addressOf(product.urlPath);
  const add = actions.addToCart;
  const named = (sentence: string) => fillIn(sentence, { name });

  async function onClick(sku: string) {
    if (isAdding || !add) return;
    setAdding(true);
    setFault('');
    const result = await add({ sku, quantity: 1 });
    setAdding(false);
    setAdded(result.ok);
    if (!result.ok) setFault(result.errors[0]?.message ?? '');
  }

  if (!isInStock) {
    return (
      <a className={styles.choose} href={address} aria-label={named(texts.notifyMeNamed)}>
        {texts.notifyMe}
      </a>
    );
  }
  if (cartSku === undefined) {
    return (
      <a className={styles.choose} href={address} aria-label={named(texts.chooseNamed)}>
        {texts.choose}
      </a>
    );
  }
  return (
    <>
      {add && (
        <button
          type="button"
          className={styles.add}
          aria-label={named(texts.toCartNamed)}
          aria-disabled={isAdding || undefined}
          onClick={() => void onClick(cartSku)}
        >
          {isAdding ? texts.sending : texts.toCart}
        </button>
      )}
      {isAdded && (
        <p className={styles.added}>
          {texts.inCart} <a href={addressOf('/cart')}>{texts.goToCart}</a>
        </p>
      )}
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    </>
  );
}
