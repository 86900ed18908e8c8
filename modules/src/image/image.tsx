import type { image, MediaFile } from '@witryna/module-schemas';
import type { CSSProperties } from 'react';
import type { ModuleProps } from '../module-props.ts';
import { ImagePoints } from '../points/image-points.tsx';
import { focalPointOf, frameRatioOf } from '../points/phone-frame.ts';
import { placeOnPhone } from '../points/place-on-phone.ts';
import type { Crop } from '../points/place-point.ts';
import { wordsOfCurrent } from '../shared/current/current-entity.ts';
import { boundPicture, findPicture } from '../shared/current/current-picture.ts';
import { EmptyModule } from '../shared/empty-module.tsx';
import { ModuleLink } from '../shared/module-link.tsx';
import { percent } from '../shared/percent.ts';
import { Picture } from '../shared/pictures/picture.tsx';
import { ratioOf } from '../shared/pictures/picture-sizes.ts';
import { usePlace } from '../shared/pictures/place.ts';
import { useShop } from '../shop/shop.ts';
import styles from './image.module.css';
import { cropOnPhone, imagePicture, pointsOf } from './lead-picture.ts';
import { nameOfLink } from './name-of-link.ts';

/** A picture with a caption, perhaps a link, and at most five points that tell of its parts. */
export function Image(props: ModuleProps<typeof image>) {
  const { image: setting, caption, ratio, width, link, priority, daylight, earlier, source, isLead } = props;
  const place = usePlace();
  const shop = useShop();
  const picture = boundPicture(shop, source, setting);
  if (!picture) return <EmptyModule />;
  const alt = link
    ? nameOfLink(picture, source === 'current' ? wordsOfCurrent(shop)?.name : undefined, caption, link.href)
    : picture.alt;
  const found = imagePicture(props, picture, place);
  const before = earlier !== undefined && findPicture(shop, { ...picture, file: earlier });
  const shown = (
    <>
      <Picture
        className={styles.picture}
        {...picture}
        {...found}
        alt={alt}
        urgency={isLead ? 'lead' : priority ? 'soon' : undefined}
      />
      {/* The words above tell of both. */}
      {before && <Picture className={`${styles.picture} ${styles.earlier}`} {...before} sizes={found.sizes} alt="" />}
    </>
  );
  const crop = cropOnPhone(props, picture);
  const points = placeOnPhone(pointsOf(props, picture), ratio, picture, crop);
  return (
    <figure
      id={props.anchor}
      className={`frame ${styles.root}`}
      data-width={width}
      data-ratio={ratio}
      data-hour={daylight === 'none' || before ? undefined : daylight}
      data-phone={crop && true}
      style={crop && phoneStyle(crop, picture.file)}
    >
      <div className={styles.stage}>
        {link ? <ModuleLink link={link}>{shown}</ModuleLink> : shown}
        {points.length > 0 && <ImagePoints points={points} />}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

/** The frame that a phone cuts the picture to, as the style sheet reads it. */
function phoneStyle(crop: Crop, file: MediaFile): CSSProperties {
  const { x, y } = focalPointOf(crop);
  return {
    '--phone-ratio': frameRatioOf(crop, ratioOf(file) ?? 1).toFixed(4),
    '--phone-position': `${percent(x)} ${percent(y)}`,
  };
}
