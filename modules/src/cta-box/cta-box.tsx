import type { ctaBox } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { groundOf } from '../shared/colour.ts';
import { findPicture } from '../shared/current/current-picture.ts';
import { Picture } from '../shared/pictures/picture.tsx';
import layout from '../shared/pictures/picture-box.module.css';
import { usePlace } from '../shared/pictures/place.ts';
import { headingTag } from '../shared/texts/heading-tag.ts';
import { wordsTogether } from '../shared/texts/keep-together.ts';
import { derive } from '../shop/derive.ts';
import { useShop } from '../shop/shop.ts';
import styles from './cta-box.module.css';
import { besidePicture } from './lead-picture.ts';

/** Words and buttons that stand out from their page, with a picture at one side where one is chosen. */
export function CtaBox(props: ModuleProps<typeof ctaBox>) {
  const { eyebrow, heading, text, note, image, imageSide, appearance, align, backgroundColour, width } = props;
  const { level, isLead, slots } = props;
  const shop = useShop();
  const place = usePlace();
  const picture = findPicture(shop, image);
  const Tag = headingTag(level);
  const colour = backgroundColour ?? (appearance === 'outline' ? undefined : 'tint');
  return (
    <section
      id={props.anchor}
      className={`${appearance === 'band' ? '' : 'frame '}${layout.holder} ${styles.root}`}
      data-appearance={appearance}
      data-width={width}
      data-align={align}
      data-picture={picture && imageSide}
    >
      <div
        className={`${layout.box} ${styles.box}`}
        data-beside={picture && imageSide}
        data-outline={appearance === 'outline' ? true : undefined}
        {...groundOf(colour)}
      >
        {picture && (
          <Picture
            className={layout.picture}
            {...picture}
            {...besidePicture(props, picture, place)}
            alt={picture.alt ?? ''}
            urgency={isLead ? 'lead' : undefined}
          />
        )}
        <div className={`${layout.words} ${styles.words}`}>
          <div className={styles.said}>
            {eyebrow && <p className="eyebrow">{eyebrow}</p>}
            <Tag className={styles.heading}>{derive(shop, wordsTogether, heading)}</Tag>
            {text && <p className={styles.text}>{derive(shop, wordsTogether, text)}</p>}
          </div>
          {(slots.actions || note) && (
            <div className={styles.offered}>
              {slots.actions && <div className={styles.actions}>{slots.actions}</div>}
              {note && <p className={styles.note}>{derive(shop, wordsTogether, note)}</p>}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
