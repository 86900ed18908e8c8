import type { ProductSummary } from '@witryna/module-schemas';
import card from '../shared/card.module.css';
import { Picture } from '../shared/pictures/picture.tsx';
import { sizesInCard } from '../shared/products/card-sizes.ts';
import { Price } from '../shared/products/price.tsx';
import { useShop } from '../shop/shop.ts';
import styles from './look-product-row.module.css';

/** How wide its picture is; the style sheet says the same. */
const SIZES = '4.5rem';

/** A product of a look: a small picture, its name as the link, its price. */
export function LookProductRow({ product }: { readonly product: ProductSummary }) {
  const { Link, t } = useShop();
  const { name, urlPath, line, price, priceVaries, inStock, languages } = product;
  const [picture] = product.images;
  return (
    <div className={`${card.card} ${styles.root}`}>
      {picture && <Picture className={styles.picture} file={picture} alt="" sizes={sizesInCard(picture, SIZES)} />}
      <div className={styles.words}>
        {line && (
          <p className={styles.line} lang={line.language}>
            {line.name}
          </p>
        )}
        <Link className={`${card.link} ${styles.link}`} href={urlPath} lang={languages?.name}>
          {name}
        </Link>
        {price && <Price price={price} varies={priceVaries} />}
        {!inStock && <p className={styles.out}>{t('outOfStock')}</p>}
      </div>
    </div>
  );
}
