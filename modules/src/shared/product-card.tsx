import type { ProductSummary } from '@witryna/module-schemas';
import { useShop } from '../shop/shop.ts';
import { sizesInCard } from './card-sizes.ts';
import { Picture, type PictureProps } from './picture.tsx';
import { Price } from './price.tsx';
import { productBadges } from './product-badges.ts';
import styles from './product-card.module.css';
import { Swatches } from './swatches.tsx';

interface ProductCardProps {
  readonly product: ProductSummary;
  /** How wide its picture is shown, as the `sizes` attribute wants it. */
  readonly sizes: string;
  /** How soon its first picture is wanted. */
  readonly urgency?: PictureProps['urgency'];
  readonly level: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** A product in a list. The whole card leads to the product; its name is the link that is read out. */
export function ProductCard({ product, sizes, urgency, level: Heading }: ProductCardProps) {
  const { Link, t } = useShop();
  const { name, urlPath, line, price, priceVaries, inStock, variants } = product;
  const [first, second] = product.images;
  return (
    <article className={styles.root} data-out={inStock ? undefined : true}>
      <div className={styles.pictures}>
        {first && (
          <Picture className={styles.picture} file={first} alt="" sizes={sizesInCard(first, sizes)} urgency={urgency} />
        )}
        {second && <Picture className={styles.second} file={second} alt="" sizes={sizesInCard(second, sizes)} />}
        <ul className={`plain-list ${styles.badges}`}>
          {productBadges(product).map(({ key, values, theme }) => (
            <li key={key} className={styles.badge} data-theme={theme}>
              {t(key, values)}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.words}>
        {line && <p className={styles.line}>{line.name}</p>}
        <Heading className={styles.name}>
          <Link className={styles.link} href={urlPath}>
            {name}
          </Link>
        </Heading>
        <Swatches variants={variants} />
        {inStock ? null : <p className={styles.out}>{t('outOfStock')}</p>}
      </div>
      {price && <Price price={price} varies={priceVaries} />}
    </article>
  );
}
