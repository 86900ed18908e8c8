import { localiseUnit, type Money, type ProductPrice } from '@witryna/module-schemas';
import { derive, type SiteOfShop } from '../../shop/derive.ts';
import { useShop } from '../../shop/shop.ts';
import styles from './price.module.css';

interface PriceProps {
  readonly price: ProductPrice;
  /** True when this is the lowest of several. */
  readonly varies?: boolean;
  /** Large on a product's page, with the price per unit. */
  readonly isLarge?: boolean;
}

/** A price; a reduced one with the previous price and the lowest of 30 days before it, in the same eye-line. */
export function Price({ price, varies = false, isLarge = false }: PriceProps) {
  const shop = useShop();
  const { t, site } = shop;
  const say = (money: Money) => derive(shop, moneyInWords, money);
  const { final, regular, lowest30, unit } = price;
  return (
    <div className={styles.root} data-large={isLarge ? true : undefined}>
      <p className={styles.line}>
        <span className={styles.current} data-reduced={lowest30 ? true : undefined}>
          <span className="visually-hidden">
            {t('price')}
            {t('colon')}{' '}
          </span>
          {varies ? t('priceFrom', { price: say(final) }) : say(final)}
        </span>
        {lowest30 && (
          <>
            {' '}
            <del className={styles.previous}>
              <span className="visually-hidden">
                {t('previousPrice')}
                {t('colon')}{' '}
              </span>
              {say(regular)}
            </del>
          </>
        )}
      </p>
      {lowest30 && (
        <p className={styles.lowest}>
          {t('lowestPrice')}
          {t('colon')} {say(lowest30)}
        </p>
      )}
      {isLarge && unit && (
        <p className={styles.lowest}>
          {t('unitPrice', { price: say(unit.price), per: localiseUnit(unit.per, site.language) })}
        </p>
      )}
    </div>
  );
}

const moneyInWords = (money: Money, { formatMoney }: SiteOfShop) => formatMoney(money);
