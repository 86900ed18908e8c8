import type { productHeader } from '@witryna/module-schemas';
import { Suspense, useId, useRef } from 'react';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { WhereToBuyLink } from '../cart/where-to-buy-link.tsx';
import type { ModuleProps } from '../module-props.ts';
import { findPicture } from '../shared/current/current-picture.ts';
import { EmptyModule } from '../shared/empty-module.tsx';
import { usePlace } from '../shared/pictures/place.ts';
import { Price } from '../shared/products/price.tsx';
import { headingTag } from '../shared/texts/heading-tag.ts';
import { wordsTogether } from '../shared/texts/keep-together.ts';
import { derive } from '../shop/derive.ts';
import { useShop } from '../shop/shop.ts';
import { BuyForm } from './buy-form.tsx';
import { Claims } from './claims.tsx';
import { CompareButton } from './compare-button.tsx';
import { DeliveryPromise } from './delivery-promise.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { Gallery } from './gallery.tsx';
import { headerContent, headerProduct } from './header-content.ts';
import { HeaderMarks } from './header-marks.tsx';
import { chosenSku, gallerySizes } from './lead-picture.ts';
import { NotifyForm } from './notify-form.tsx';
import { Options } from './options.tsx';
import styles from './product-header.module.css';
import { StickyBar } from './sticky-bar.tsx';
import { useChosenSku } from './use-chosen-sku.ts';
import { useNotedView } from './use-noted-view.ts';
import { variantInWords } from './variant-in-words.ts';

/** A product with everything that one needs to buy it: pictures, price, shades and sizes, the button. */
export function ProductHeader(props: ModuleProps<typeof productHeader>) {
  const { sku, level, eyebrow, hasSummary, promises = [], look, hasStickyBar, isLead, slots } = props;
  const shop = useShop();
  const place = usePlace();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const cart = useAddToCart();
  const [chosen, onChoose, latest] = useChosenSku(chosenSku(props, shop.params.sku));
  const product = headerProduct(shop, sku);
  const content = product && headerContent(shop, product, chosen);
  useNotedView(product, content?.variant);
  if (!content) return <EmptyModule />;
  const { variant, shades, sizes, pictures } = content;
  const { name, summary, languages } = product;
  const Tag = headingTag(level);
  const group = eyebrow === 'none' ? undefined : product[eyebrow];
  const price = variant?.price ?? product.price;
  const isBuyable = Boolean(cart && variant?.inStock && price);
  const words = variantInWords(shop.site.language, variant);
  const notify = variant && !variant.inStock && <NotifyForm key={variant.sku} sku={variant.sku} />;
  return (
    <section id={props.anchor} className={`frame ${styles.root}`} data-thumbnails={props.thumbnails}>
      {/* Brought to life by itself: a shade that is pressed before does not wait for the pictures. */}
      <Suspense>
        <Gallery
          // Another shade may have other pictures, which begin with the first one.
          key={pictures[0]?.id}
          name={name}
          language={languages?.name}
          pictures={pictures}
          look={findPicture(shop, look)}
          points={look?.points ?? []}
          sizesOf={(file) => gallerySizes(file, props, place)}
          isLead={isLead}
        />
      </Suspense>
      <div className={styles.box}>
        <div className={styles.head}>
          {group && (
            <p className="eyebrow" lang={group.language}>
              {group.name}
            </p>
          )}
          <Tag className={styles.name} lang={languages?.name}>
            {derive(shop, wordsTogether, name)}
          </Tag>
          <HeaderMarks product={product} price={price} />
          {hasSummary && summary && (
            <p className={styles.summary} lang={languages?.summary}>
              {derive(shop, wordsTogether, summary)}
            </p>
          )}
        </div>
        {price && <Price price={price} isLarge />}
        <Options product={product} chosen={variant} shades={shades} sizes={sizes} onChoose={onChoose} />
        {variant?.remaining !== undefined && variant.inStock && (
          <p className={styles.remaining}>{shop.t('remaining', { count: variant.remaining })}</p>
        )}
        {!cart && notify}
        <div className={styles.actions}>
          {cart && variant && isBuyable && (
            <BuyForm
              key={variant.sku}
              ref={form}
              id={formId}
              cart={cart}
              skuNow={() => latest.current ?? variant.sku}
              name={`${name}${words && `, ${words}`}`}
            />
          )}
          {cart ? notify : <WhereToBuyLink />}
          <FavouriteButton sku={product.sku} name={name} />
        </div>
        <CompareButton sku={product.sku} name={name} />
        <DeliveryPromise promises={cart ? promises : []} isBuyable={isBuyable} />
        <Claims codes={product.certifications ?? []} />
        {slots.details && <div className={styles.details}>{slots.details}</div>}
      </div>
      {hasStickyBar && cart && isBuyable && price && (
        <StickyBar
          watched={form}
          formId={formId}
          state={cart.state}
          name={name}
          language={languages?.name}
          words={words}
          price={price}
        />
      )}
    </section>
  );
}
