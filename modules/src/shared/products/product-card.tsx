import type { ProductSummary } from '@witryna/module-schemas';
import type { ReactNode } from 'react';
import { useShop } from '../../shop/shop.ts';
import card from '../card.module.css';
import { Picture, type PictureProps } from '../pictures/picture.tsx';
import { type CardProperty, cardProperties } from './card-properties.ts';
import { sizesInCard } from './card-sizes.ts';
import { Price } from './price.tsx';
import { productBadges } from './product-badges.ts';
import styles from './product-card.module.css';
import { Stars } from './stars.tsx';
import { Swatches } from './swatches.tsx';
import { shadesOf, shownVariants, variantHref } from './variants.ts';

interface ProductCardProps {
  readonly product: ProductSummary;
  /** How wide its picture is shown, as the `sizes` attribute wants it. */
  readonly sizes: string;
  /** How soon its first picture is wanted. */
  readonly urgency?: PictureProps['urgency'];
  readonly level: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  /** Codes of the shades that its list is narrowed to: it shows the first of them that it has, and leads there. */
  readonly colours?: readonly string[] | undefined;
  /** What can be done with it at once, below its price. */
  readonly action?: ReactNode;
}

/** A product in a list. The whole card leads to the product; its name is the link that is read out. */
export function ProductCard({ product, sizes, urgency, level: Heading, colours, action }: ProductCardProps) {
  const shop = useShop();
  const { Link, t } = shop;
  const { name, urlPath, line, brand, price, priceVaries, inStock, languages } = product;
  const properties = cardProperties(shop, product);
  const rating = shop.related.ratings?.[product.sku];
  const title = line ?? brand;
  const shades = shadesOf(shownVariants(shop, product));
  const shade = shades.find(({ colour }) => colours?.includes(colour.code));
  const [first, second] = shade?.variant.images ?? product.images;
  return (
    <article className={`${card.card} ${styles.root}`} data-out={inStock ? undefined : true}>
      <div className={`${card.cover} ${styles.pictures}`}>
        {first && (
          <Picture className={card.picture} file={first} alt="" sizes={sizesInCard(first, sizes)} urgency={urgency} />
        )}
        {second && (
          <Picture
            className={`${card.picture} ${styles.second}`}
            file={second}
            alt=""
            sizes={sizesInCard(second, sizes)}
          />
        )}
        <ul className={`plain-list ${styles.badges}`}>
          {productBadges(product).map(({ key, values, theme }) => (
            <li key={key} className={styles.badge} data-theme={theme}>
              {t(key, values)}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.words}>
        {title && (
          <p className={styles.line} lang={title.language}>
            {title.name}
          </p>
        )}
        <Heading className={styles.name}>
          <Link
            className={card.link}
            href={shade ? variantHref(urlPath, shade.variant.sku) : urlPath}
            lang={languages?.name}
          >
            {name}
          </Link>
        </Heading>
        {properties.length > 0 && <p className={styles.properties}>{joined(properties)}</p>}
        <Swatches product={product} shades={shades} />
        {rating && (
          <p className={styles.rating}>
            <Stars rate={rating.average} />
            <span aria-hidden="true">({rating.count})</span>
            <span className="visually-hidden">, {t('reviews', { count: rating.count })}</span>
          </p>
        )}
        {inStock ? null : <p className={styles.out}>{t('outOfStock')}</p>}
      </div>
      {action ? (
        <div className={styles.buy}>
          {price && <Price price={price} varies={priceVaries} />}
          <div className={styles.action}>{action}</div>
        </div>
      ) : (
        price && <Price price={price} varies={priceVaries} />
      )}
    </article>
  );
}

/** One text where all of it is in the site's language, which is nearly always. */
function joined(properties: readonly CardProperty[]): ReactNode {
  if (properties.every(({ language }) => language === undefined)) {
    return properties.map(({ words }) => words).join(' · ');
  }
  return properties.map(({ words, language }, place) => (
    <span key={words} lang={language}>
      {place > 0 && ' · '}
      {words}
    </span>
  ));
}
