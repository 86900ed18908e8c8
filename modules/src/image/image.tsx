import type { image } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { boundPicture } from '../shared/current-picture.ts';
import { EmptyModule } from '../shared/empty-module.tsx';
import { ModuleLink } from '../shared/module-link.tsx';
import { Picture } from '../shared/picture.tsx';
import { usePlace } from '../shared/place.ts';
import { useShop } from '../shop/shop.ts';
import styles from './image.module.css';
import { ImagePoints } from './image-points.tsx';
import { imagePicture } from './lead-picture.ts';
import { nameOfLink } from './name-of-link.ts';
import { FRAME_RATIOS, placePoint } from './place-point.ts';

/** A picture with a caption, perhaps a link, and at most five points that tell of its parts. */
export function Image(props: ModuleProps<typeof image>) {
  const { image: setting, caption, ratio, width, link, priority, source, isLead } = props;
  const place = usePlace();
  const shop = useShop();
  const picture = boundPicture(shop, source, setting);
  if (!picture) return <EmptyModule />;
  const alt = link
    ? nameOfLink(picture, source === 'current' ? shop.current : undefined, caption, link.href)
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
  const points = picture.file.id === setting?.file ? placePoints(setting.points ?? [], ratio, picture) : [];
  return (
    <figure className={`frame ${styles.root}`} data-width={width} data-ratio={ratio}>
      <div className={styles.stage}>
        {link ? <ModuleLink link={link}>{shown}</ModuleLink> : shown}
        {points.length > 0 && <ImagePoints points={points} />}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

type Settings = ModuleProps<typeof image>;
type Point = NonNullable<NonNullable<Settings['image']>['points']>[number];

/** The points where they lie in the frame, those left out that the frame cuts away. */
function placePoints(
  points: readonly Point[],
  ratio: Settings['ratio'],
  { file, focalPoint = file.focalPoint }: NonNullable<ReturnType<typeof boundPicture>>,
): readonly Point[] {
  if (ratio === 'original' || !file.width || !file.height) return points;
  const pictureRatio = file.width / file.height;
  return points.flatMap((point) => {
    const place = placePoint(point, pictureRatio, FRAME_RATIOS[ratio], focalPoint);
    return place ? [{ ...point, ...place }] : [];
  });
}
