import type { Money } from '@witryna/module-schemas';
import type { ComparedProduct } from '../compare/index.ts';
import type { ComparisonTexts } from '../i18n/comparison.pl.ts';
import { fillIn } from '../i18n/messages.ts';
import styles from './comparison-table.module.css';

interface ProductPriceProps {
  readonly product: ComparedProduct;
  readonly texts: ComparisonTexts;
  readonly money: (money: Money) => string;
}

/** The price now, and what is told of a reduction. */
export function ProductPrice({ product, texts, money }: ProductPriceProps) {
  const { price, priceVaries, previousPrice, lowestPrice } = product;
  if (!price) return <p className={styles.lowest}>{texts.noPrice}</p>;
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
