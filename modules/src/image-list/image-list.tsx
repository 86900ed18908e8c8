import type { imageList } from '@witryna/module-schemas';
import { useId } from 'react';
import type { ModuleProps } from '../module-props.ts';
import { ImagePoints } from '../points/image-points.tsx';
import { placePoints } from '../points/place-points.ts';
import { findPicture } from '../shared/current/current-picture.ts';
import { EmptyModule } from '../shared/empty-module.tsx';
import { ModuleLink } from '../shared/module-link.tsx';
import { Picture } from '../shared/pictures/picture.tsx';
import { usePlace } from '../shared/pictures/place.ts';
import { headingTag } from '../shared/texts/heading-tag.ts';
import { useShop } from '../shop/shop.ts';
import styles from './image-list.module.css';
import { listedPicture } from './lead-picture.ts';

/** Pictures in even rows of three, each with a caption, a link and points where it has them. */
export function ImageList(props: ModuleProps<typeof imageList>) {
  const { heading, items = [], count, ratio, onPhone, width, level, isLead } = props;
  const shop = useShop();
  const place = usePlace();
  const headingId = useId();
  const shown = items.slice(0, count).flatMap((item, index) => {
    const picture = findPicture(shop, item.image);
    return picture ? [{ ...item, picture, key: index }] : [];
  });
  if (shown.length === 0) return <EmptyModule />;
  const Tag = headingTag(level);
  return (
    <section id={props.anchor} className={`frame ${styles.root}`} data-width={width}>
      {heading && (
        <Tag className={styles.heading} id={headingId}>
          {heading}
        </Tag>
      )}
      <ul
        className={`plain-list ${styles.list}`}
        data-ratio={ratio}
        data-phone={onPhone}
        aria-labelledby={heading ? headingId : undefined}
        tabIndex={onPhone === 'row' ? 0 : undefined}
      >
        {shown.map(({ image, picture, caption, link, key }, index) => {
          const points = placePoints(image.points ?? [], ratio, picture);
          const img = (
            <Picture
              className={styles.picture}
              {...picture}
              {...listedPicture(props, picture, place)}
              alt={picture.alt || (link ? (caption ?? picture.file.alt ?? link.href) : picture.alt)}
              urgency={isLead && index === 0 ? 'lead' : undefined}
            />
          );
          return (
            <li key={key}>
              <figure>
                <div className={styles.stage}>
                  {link ? <ModuleLink link={link}>{img}</ModuleLink> : img}
                  {points.length > 0 && <ImagePoints points={points} />}
                </div>
                {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
              </figure>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
