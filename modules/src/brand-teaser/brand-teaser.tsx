import type { brandTeaser } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { ArrowLink } from '../shared/arrow-words.tsx';
import { groundOf } from '../shared/colour.ts';
import { findPicture } from '../shared/current/current-picture.ts';
import { EmptyModule } from '../shared/empty-module.tsx';
import { Picture } from '../shared/pictures/picture.tsx';
import box from '../shared/pictures/picture-box.module.css';
import { sizesInPlace } from '../shared/pictures/picture-sizes.ts';
import { columnOf, usePlace, withinWidth } from '../shared/pictures/place.ts';
import { headingTag } from '../shared/texts/heading-tag.ts';
import { wordsTogether } from '../shared/texts/keep-together.ts';
import { derive } from '../shop/derive.ts';
import { useShop } from '../shop/shop.ts';
import { brandOf } from './brand-of.ts';
import styles from './brand-teaser.module.css';

/** How wide a logo is shown at most. */
const LOGO_SIZES = '11rem';

/** A brand in a few words: its logo, its description, a picture, the way to its page. */
export function BrandTeaser(props: ModuleProps<typeof brandTeaser>) {
  const { source, brand: code, heading, text, logo, image, link, appearance, backgroundColour, width, level } = props;
  const shop = useShop();
  const { phone, tablet, desktop, max } = withinWidth(usePlace(), width);
  const brand = brandOf(shop, source, code);
  if (!brand) return <EmptyModule />;
  const picture = findPicture(shop, image);
  // It says the name: without other words it is the heading itself.
  const mark = logo ? brand.logo : undefined;
  const Tag = headingTag(level);
  const { languages } = brand;
  // What the catalogue says is long: its first paragraph introduces the brand.
  const about = text || brand.description?.split('\n')[0];
  const way =
    link ??
    (brand.urlPath ? { label: shop.t('aboutBrand', { brand: brand.name }), link: { href: brand.urlPath } } : undefined);
  const half = { phone, tablet: columnOf(tablet, 2, 0), desktop: columnOf(desktop, 2, 0), max: columnOf(max, 2, 0) };
  return (
    <section id={props.anchor} className={`frame ${box.holder}`} data-width={width}>
      <div
        className={`${box.box} ${styles.box}`}
        data-layout={picture ? appearance : 'centred'}
        data-beside={picture && appearance === 'beside' ? 'start' : undefined}
        {...groundOf(backgroundColour)}
      >
        {picture && (
          <Picture
            className={`${box.picture} ${styles.picture}`}
            {...picture}
            alt={picture.alt ?? ''}
            sizes={sizesInPlace(appearance === 'beside' ? half : { phone, tablet, desktop, max })}
          />
        )}
        <div className={`${box.words} ${styles.words}`}>
          {mark && heading && <Picture className={styles.logo} file={mark} alt="" sizes={LOGO_SIZES} />}
          <Tag className={styles.heading} lang={heading ? undefined : languages?.name}>
            {mark && !heading ? (
              <Picture className={styles.logo} file={mark} alt={brand.name} sizes={LOGO_SIZES} />
            ) : (
              derive(shop, wordsTogether, heading || brand.name)
            )}
          </Tag>
          {about && (
            <p className={styles.text} lang={text ? undefined : languages?.description}>
              {derive(shop, wordsTogether, about)}
            </p>
          )}
          {way && <ArrowLink link={way.link} label={way.label} />}
        </div>
      </div>
    </section>
  );
}
