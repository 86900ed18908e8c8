import type { ProductPrice } from '@witryna/module-schemas';
import { type RefObject, useEffect, useState } from 'react';
import { AddButton } from '../cart/add-button.tsx';
import type { AddState } from '../cart/use-add-to-cart.ts';
import { useShop } from '../shop/shop.ts';
import styles from './sticky-bar.module.css';

interface StickyBarProps {
  /** The form with the large button; the bar stands in for it where that is out of sight. */
  readonly watched: RefObject<HTMLFormElement | null>;
  readonly formId: string;
  readonly state: AddState;
  readonly name: string;
  /** Of the name, where it is not the site's. */
  readonly language: string | undefined;
  /** Shade and size. */
  readonly words: string;
  readonly price: ProductPrice;
}

/** On phones: price and button at the lower edge, while the large button cannot be seen and nobody types. */
export function StickyBar({ watched, formId, state, name, language, words, price }: StickyBarProps) {
  const { formatMoney, t } = useShop();
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const form = watched.current;
    if (!form || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setShown(entry !== undefined && !entry.isIntersecting));
    observer.observe(form);
    return () => observer.disconnect();
  });

  return (
    <div className={styles.root} data-shown={isShown ? true : undefined} inert={!isShown}>
      <p className={styles.words}>
        <span className={styles.name} lang={words ? undefined : language}>
          {words || name}
        </span>
        <span className={styles.price}>
          <span className="visually-hidden">
            {t('price')}
            {t('colon')}{' '}
          </span>
          {formatMoney(price.final)}
        </span>
      </p>
      <div className={styles.button}>
        <AddButton state={state} form={formId} name={name} size="small" />
      </div>
    </div>
  );
}
