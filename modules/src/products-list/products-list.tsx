import type { productsList } from '@witryna/module-schemas';
import { useId } from 'react';
import type { ModuleProps } from '../module-props.ts';
import { headingBelow, headingTag } from '../shared/heading-tag.ts';
import { usePlace } from '../shared/place.ts';
import { ProductCard } from '../shared/product-card.tsx';
import { useShop } from '../shop/shop.ts';
import { usePlaceInDocument } from '../slots/static-html.tsx';
import { cardSizes } from './lead-picture.ts';
import { listedProducts } from './listed-products.ts';
import { ListingPages } from './listing-pages.tsx';
import { ListingSorts } from './listing-sorts.tsx';
import { NoProducts } from './no-products.tsx';
import { ProductsCarousel } from './products-carousel.tsx';
import styles from './products-list.module.css';

/** Of a list that is seen at once: the cards that the first screen may show beside its first one. */
const SEEN_AT_ONCE = 4;

/** Product cards, in a grid with pages and orders or in a row to scroll. */
export function ProductsList(props: ModuleProps<typeof productsList>) {
  const { heading, level, layout, columns, pagination, isLead } = props;
  const shop = useShop();
  const headingId = useId();
  const place = usePlaceInDocument();
  const { products, listing } = listedProducts(shop, props);
  const Tag = headingTag(level);
  const cardLevel = heading ? headingBelow(Tag) : Tag === 'h1' ? 'h2' : Tag;
  const sizes = cardSizes(props, usePlace(), products.length);
  const cards = products.map((product, index) => (
    <li key={product.sku} className={styles.item}>
      <ProductCard product={product} sizes={sizes} level={cardLevel} urgency={isLead ? urgencyOf(index) : undefined} />
    </li>
  ));
  const isCarousel = layout === 'carousel';
  return (
    <section className={`frame ${styles.root}`} aria-labelledby={heading ? headingId : undefined}>
      {heading && (
        <Tag className={styles.heading} id={headingId}>
          {heading}
        </Tag>
      )}
      {pagination && listing && !isCarousel && <ListingSorts listing={listing} />}
      {products.length === 0 && <NoProducts isFiltered={pagination && listing !== undefined} />}
      {products.length > 0 &&
        (isCarousel ? (
          <ProductsCarousel key={place} label={heading ?? shop.t('productsCarousel')}>
            {cards}
          </ProductsCarousel>
        ) : (
          <ul className={`plain-list ${styles.grid}`} data-columns={columns}>
            {cards}
          </ul>
        ))}
      {pagination && listing && !isCarousel && <ListingPages listing={listing} />}
    </section>
  );
}

function urgencyOf(index: number) {
  if (index === 0) return 'lead';
  return index < SEEN_AT_ONCE ? 'soon' : undefined;
}
