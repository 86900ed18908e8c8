import type { advertiseBox } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { colourValue, toneOf } from '../shared/colour.ts';
import { findPicture } from '../shared/current-picture.ts';
import { headingTag } from '../shared/heading-tag.ts';
import { wordsTogether } from '../shared/keep-together.ts';
import { ModuleLink } from '../shared/module-link.tsx';
import { Picture } from '../shared/picture.tsx';
import { usePlace } from '../shared/place.ts';
import { derive } from '../shop/derive.ts';
import { useShop } from '../shop/shop.ts';
import styles from './advertise-box.module.css';
import { tilePicture } from './lead-picture.ts';

/** A tile that leads somewhere: a picture with a slogan. Its heading is the link, which reaches over all of it. */
export function AdvertiseBox(props: ModuleProps<typeof advertiseBox>) {
  const { badge, heading, text, link, linkLabel, image, appearance, ratio, backgroundColour, width } = props;
  const { level, isAdvertisement, isLead } = props;
  const shop = useShop();
  const place = usePlace();
  const picture = findPicture(shop, image);
  const Tag = headingTag(level);
  const words = derive(shop, wordsTogether, heading);
  const colour = backgroundColour ?? (appearance === 'overlay' ? 'ink' : undefined);
  return (
    <section id={props.anchor} className={`frame ${styles.root}`} data-width={width}>
      <div
        className={styles.tile}
        data-layout={picture ? appearance : 'plain'}
        data-ratio={ratio}
        data-tone={colour && toneOf(colour)}
        style={colour ? { '--own-ground': colourValue(colour) } : undefined}
      >
        {picture && (
          <Picture
            className={styles.picture}
            {...picture}
            {...tilePicture(props, picture, place)}
            alt={picture.alt ?? ''}
            urgency={isLead ? 'lead' : undefined}
          />
        )}
        <div className={styles.words}>
          {badge && <p className={styles.badge}>{badge}</p>}
          <Tag className={styles.heading}>
            {link ? (
              <ModuleLink className={styles.link} link={link}>
                {words}
              </ModuleLink>
            ) : (
              words
            )}
          </Tag>
          {text && <p className={styles.text}>{derive(shop, wordsTogether, text)}</p>}
          {link && linkLabel && (
            <p className={styles.label} aria-hidden="true">
              <span>{linkLabel}</span> →
            </p>
          )}
        </div>
        {isAdvertisement && <p className={styles.mark}>{shop.t('advertisement')}</p>}
      </div>
    </section>
  );
}
