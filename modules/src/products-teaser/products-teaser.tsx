import type { productsTeaser } from '@witryna/module-schemas';
import { useId } from 'react';
import { CardAction } from '../cart/card-action.tsx';
import type { ModuleProps } from '../module-props.ts';
import { ArrowLink } from '../shared/arrow-words.tsx';
import { EmptyModule } from '../shared/empty-module.tsx';
import { usePlace } from '../shared/pictures/place.ts';
import { ProductCard } from '../shared/products/product-card.tsx';
import { headingBelow, headingTag } from '../shared/texts/heading-tag.ts';
import { wordsTogether } from '../shared/texts/keep-together.ts';
import { derive } from '../shop/derive.ts';
import { useShop } from '../shop/shop.ts';
import { teaserCardSizes, teaserProducts } from './lead-picture.ts';
import styles from './products-teaser.module.css';
import { setPrices } from './set-prices.ts';

/** Three, six or nine products with a few words, and the way to all of them. */
export function ProductsTeaser(props: ModuleProps<typeof productsTeaser>) {
  const { eyebrow, heading, level, text, source, layout, link, isLead } = props;
  const shop = useShop();
  const { t, formatMoney } = shop;
  const headingId = useId();
  const sizes = teaserCardSizes(props, usePlace());
  const products = teaserProducts(shop, props);
  if (products.length === 0) return <EmptyModule />;
  const prices = source.kind === 'contents' ? setPrices(shop.current, products) : undefined;
  const Tag = headingTag(level);
  const cardLevel = heading ? headingBelow(Tag) : Tag === 'h1' ? 'h2' : Tag;
  const hasWords = Boolean(eyebrow || heading || text || link);
  return (
    <section
      id={props.anchor}
      className={`frame ${styles.root}`}
      data-layout={hasWords ? layout : undefined}
      aria-labelledby={heading ? headingId : undefined}
    >
      {hasWords && (
        <div className={styles.words}>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          {heading && (
            <Tag className={styles.heading} id={headingId}>
              {derive(shop, wordsTogether, heading)}
            </Tag>
          )}
          {text && <p className={styles.text}>{derive(shop, wordsTogether, text)}</p>}
          {link && <ArrowLink link={link.link} label={link.label} />}
        </div>
      )}
      <ul className={`plain-list ${styles.cards}`} data-count={products.length}>
        {products.map((product, place) => (
          <li key={product.sku} className={styles.item}>
            <ProductCard
              product={product}
              sizes={sizes}
              level={cardLevel}
              urgency={isLead ? (place === 0 ? 'lead' : place < 3 ? 'soon' : undefined) : undefined}
              action={source.kind === 'addToCart' ? <CardAction product={product} /> : undefined}
            />
          </li>
        ))}
      </ul>
      {prices && (
        <p className={styles.prices}>
          {t('setPrices', { separate: formatMoney(prices.separate), together: formatMoney(prices.together) })}
        </p>
      )}
    </section>
  );
}
