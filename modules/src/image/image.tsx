import type { image } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { ImagePoints } from '../points/image-points.tsx';
import { placePoints } from '../points/place-points.ts';
import { wordsOfCurrent } from '../shared/current-entity.ts';
import { boundPicture } from '../shared/current-picture.ts';
import { EmptyModule } from '../shared/empty-module.tsx';
import { ModuleLink } from '../shared/module-link.tsx';
import { Picture } from '../shared/picture.tsx';
import { usePlace } from '../shared/place.ts';
import { useShop } from '../shop/shop.ts';
import styles from './image.module.css';
import { imagePicture } from './lead-picture.ts';
import { nameOfLink } from './name-of-link.ts';

/** A picture with a caption, perhaps a link, and at most five points that tell of its parts. */
export function Image(props: ModuleProps<typeof image>) {
  const { image: setting, caption, ratio, width, link, priority, daylight, source, isLead } = props;
  const place = usePlace();
  const shop = useShop();
  const picture = boundPicture(shop, source, setting);
  if (!picture) return <EmptyModule />;
  const alt = link
    ? nameOfLink(picture, source === 'current' ? wordsOfCurrent(shop)?.name : undefined, caption, link.href)
    : picture.alt;
  const shown = (
    <Picture
      className={styles.picture}
      {...picture}
      {...imagePicture(props, picture, place)}
      alt={alt}
      urgency={isLead ? 'lead' : priority ? 'soon' : undefined}
    />
  );
  // Points belong to the picture they were placed on, not to the one that the current entity puts there.
  const placed = picture.file.id === setting?.file ? (setting.points ?? []) : [];
  const points = ratio === 'original' ? placed : placePoints(placed, ratio, picture);
  return (
    <figure
      id={props.anchor}
      className={`frame ${styles.root}`}
      data-width={width}
      data-ratio={ratio}
      data-hour={daylight === 'none' ? undefined : daylight}
    >
      <div className={styles.stage}>
        {link ? <ModuleLink link={link}>{shown}</ModuleLink> : shown}
        {points.length > 0 && <ImagePoints points={points} />}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
