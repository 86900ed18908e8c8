import type { creations } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { ImagePoints } from '../points/image-points.tsx';
import { placePoints } from '../points/place-points.ts';
import { findPicture } from '../shared/current/current-picture.ts';
import { EmptyModule } from '../shared/empty-module.tsx';
import { Picture } from '../shared/pictures/picture.tsx';
import { usePlace } from '../shared/pictures/place.ts';
import { headingBelow, headingTag } from '../shared/texts/heading-tag.ts';
import { wordsTogether } from '../shared/texts/keep-together.ts';
import { derive } from '../shop/derive.ts';
import { useShop } from '../shop/shop.ts';
import styles from './creations.module.css';
import { LOOK_RATIO, lookPicture } from './lead-picture.ts';
import { LookProductRow } from './look-product-row.tsx';
import { lookProducts } from './look-products.ts';

/** Looks: each a picture whose numbered points open the products in it, with the list of them beside it. */
export function Creations(props: ModuleProps<typeof creations>) {
  const { heading, text, looks, layout, list, width, level, isLead } = props;
  const shop = useShop();
  const place = usePlace();
  const shown = looks.flatMap((look, index) => {
    const picture = findPicture(shop, look.image);
    return picture ? [{ ...look, picture, products: lookProducts(shop, look), key: index }] : [];
  });
  if (shown.length === 0) return <EmptyModule />;
  const Tag = headingTag(level);
  const LookTag = heading ? headingBelow(Tag) : Tag;
  return (
    <section id={props.anchor} className={`frame ${styles.root}`} data-width={width}>
      {(heading || text) && (
        <header className={styles.opening}>
          {heading && <Tag className={styles.heading}>{derive(shop, wordsTogether, heading)}</Tag>}
          {text && <p className={styles.text}>{derive(shop, wordsTogether, text)}</p>}
        </header>
      )}
      <div className={styles.looks} data-layout={layout}>
        {shown.map(({ image, picture, title, text: words, products, key }, index) => {
          const points = (image.points ?? []).map((point, at) => ({ ...point, number: at + 1 }));
          const placed = placePoints(points, LOOK_RATIO, picture);
          return (
            <article key={key} className={styles.look}>
              <div className={styles.stage}>
                <Picture
                  className={styles.picture}
                  {...picture}
                  {...lookPicture(props, picture, place)}
                  urgency={isLead && index === 0 ? 'lead' : undefined}
                />
                {placed.length > 0 && <ImagePoints points={placed} numbers={placed.map(({ number }) => number)} />}
              </div>
              <div className={styles.words}>
                <LookTag className={styles.title}>{derive(shop, wordsTogether, title)}</LookTag>
                {words && <p className={styles.about}>{derive(shop, wordsTogether, words)}</p>}
                {list && products.length > 0 && (
                  <ul className="plain-list">
                    {products.map((product) => {
                      const number = placed.find(({ sku }) => sku === product.sku)?.number;
                      return (
                        <li key={product.sku} className={styles.product}>
                          <span className={styles.number} aria-hidden="true">
                            {number ?? '+'}
                          </span>
                          <LookProductRow product={product} />
                        </li>
                      );
                    })}
                  </ul>
                )}
              </div>
            </article>
          );
        })}
      </div>
    </section>
  );
}
