import type { advertiseBox } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { ArrowWords } from '../shared/arrow-words.tsx';
import card from '../shared/card.module.css';
import { groundOf } from '../shared/colour.ts';
import { findPicture } from '../shared/current/current-picture.ts';
import { EmptyModule } from '../shared/empty-module.tsx';
import { ModuleLink } from '../shared/module-link.tsx';
import { Picture } from '../shared/pictures/picture.tsx';
import box from '../shared/pictures/picture-box.module.css';
import { usePlace } from '../shared/pictures/place.ts';
import { headingTag } from '../shared/texts/heading-tag.ts';
import { wordsTogether } from '../shared/texts/keep-together.ts';
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
  if (!heading) return <EmptyModule />;
  const Tag = headingTag(level);
  const words = derive(shop, wordsTogether, heading);
  const colour = backgroundColour ?? (appearance === 'overlay' ? 'ink' : undefined);
  return (
    <section id={props.anchor} className={`frame ${box.holder}`} data-width={width}>
      <div
        className={`${box.box} ${link ? card.card : ''} ${styles.tile}`}
        data-layout={picture ? appearance : 'plain'}
        data-beside={picture && appearance === 'beside' ? 'start' : undefined}
        data-ratio={ratio}
        {...groundOf(colour)}
      >
        {picture && (
          <Picture
            className={`${box.picture} ${card.zooms} ${styles.picture}`}
            {...picture}
            {...tilePicture(props, picture, place)}
            alt={picture.alt ?? ''}
            urgency={isLead ? 'lead' : undefined}
          />
        )}
        <div className={`${box.words} ${styles.words}`}>
          {badge && <p className={styles.badge}>{badge}</p>}
          <Tag className={styles.heading}>
            {link ? (
              <ModuleLink className={`${card.link} ${styles.link}`} link={link}>
                {words}
              </ModuleLink>
            ) : (
              words
            )}
          </Tag>
          {text && <p className={styles.text}>{derive(shop, wordsTogether, text)}</p>}
          {link && linkLabel && <ArrowWords label={linkLabel} />}
        </div>
        {isAdvertisement && <p className={styles.mark}>{shop.t('advertisement')}</p>}
      </div>
    </section>
  );
}
