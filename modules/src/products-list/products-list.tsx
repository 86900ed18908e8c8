import type { productsList } from '@witryna/module-schemas';
import { useId } from 'react';
import type { ModuleProps } from '../module-props.ts';
import { EmptyModule } from '../shared/empty-module.tsx';
import { usePlace } from '../shared/pictures/place.ts';
import { listedProducts } from '../shared/products/listed-products.ts';
import { ProductCard } from '../shared/products/product-card.tsx';
import { headingBelow, headingTag } from '../shared/texts/heading-tag.ts';
import { useShop } from '../shop/shop.ts';
import { usePlaceInDocument } from '../slots/static-html.tsx';
import { CardAction } from './buying/index.tsx';
import { ListingFoot, ListingHead } from './controls/index.tsx';
import { cardSizes } from './lead-picture.ts';
import { NoProducts } from './no-products.tsx';
import { ProductsCarousel } from './products-carousel.tsx';
import styles from './products-list.module.css';
import { LiveGrid, StaticGrid } from './static-grid.tsx';

/** Of a list that is seen at once: the cards that the first screen may show beside its first one. */
const SEEN_AT_ONCE = 4;

/** What goes with a product: many have none of it, which is no news to whoever looks at them. */
const BESIDE_PRODUCT: ReadonlySet<string> = new Set(['complementary', 'recommendation', 'contents']);

/** Product cards, in a grid with pages and orders or in a row to scroll. */
export function ProductsList(props: ModuleProps<typeof productsList>) {
  const { heading, level, layout, source, columns, pagination, isLead } = props;
  const shop = useShop();
  const headingId = useId();
  const place = usePlaceInDocument();
  const placeOnPage = usePlace();
  const { products, listing } = listedProducts(shop, props);
  if (products.length === 0 && BESIDE_PRODUCT.has(source.kind)) return <EmptyModule />;
  const Tag = headingTag(level);
  const cardLevel = heading ? headingBelow(Tag) : Tag === 'h1' ? 'h2' : Tag;
  const sizes = cardSizes(props, placeOnPage, products.length);
  // Cards in a row that scrolls are static, so a button in them would do nothing.
  const isToCart = source.kind === 'addToCart';
  const isCarousel = layout === 'carousel' && !isToCart;
  const paged = pagination && !isCarousel ? listing : undefined;
  const cards = products.map((product, index) => (
    <li key={product.sku} className={styles.item}>
      <ProductCard
        product={product}
        sizes={sizes}
        level={cardLevel}
        urgency={isLead ? urgencyOf(index) : undefined}
        colours={paged?.filters?.options?.colour}
        action={isToCart ? <CardAction product={product} /> : undefined}
      />
    </li>
  ));
  // Static cards stay as the document has them; those with a button are alive.
  const Grid = isToCart ? LiveGrid : StaticGrid;
  return (
    <section id={props.anchor} className={`frame ${styles.root}`} aria-labelledby={heading ? headingId : undefined}>
      {heading && (
        <Tag className={styles.heading} id={headingId}>
          {heading}
        </Tag>
      )}
      {paged && <ListingHead listing={paged} />}
      {products.length === 0 && <NoProducts listing={paged} />}
      {products.length > 0 &&
        (isCarousel ? (
          <ProductsCarousel key={place} label={heading ?? shop.t('productsCarousel')}>
            {cards}
          </ProductsCarousel>
        ) : (
          <Grid key={place} columns={columns}>
            {cards}
          </Grid>
        ))}
      {paged && <ListingFoot listing={paged} />}
    </section>
  );
}

function urgencyOf(index: number) {
  if (index === 0) return 'lead';
  return index < SEEN_AT_ONCE ? 'soon' : undefined;
}
