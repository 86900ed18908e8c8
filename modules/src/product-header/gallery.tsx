import type { MediaFile } from '@witryna/module-schemas';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { type ImagePoint, ImagePoints } from '../points/image-points.tsx';
import { placePoints } from '../points/place-points.ts';
import type { FoundPicture } from '../shared/current/current-picture.ts';
import { Picture } from '../shared/pictures/picture.tsx';
import { useShop } from '../shop/shop.ts';
import styles from './gallery.module.css';
import { largestUrl } from './largest-url.ts';
import { ZoomDialog } from './zoom-dialog.tsx';

interface GalleryProps {
  readonly name: string;
  /** Of the name, where it is not the site's. */
  readonly language: string | undefined;
  readonly pictures: readonly MediaFile[];
  /** A picture of the editor's with points that name products. */
  readonly look: FoundPicture | undefined;
  readonly points: readonly ImagePoint[];
  readonly sizesOf: (file: MediaFile) => string;
  readonly isLead: boolean | undefined;
}

/** `thumbnail` is as wide as its place in gallery.module.css. */
const THUMBNAIL_SIZES = '4.5rem';

/** Pictures in a row that snaps, with thumbnails; each opens large. Thumbnails and pictures are links without scripts. */
export function Gallery({ name, language, pictures, look, points, sizesOf, isLead }: GalleryProps) {
  const { t } = useShop();
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [zoomed, setZoomed] = useState<number>();
  const files = look ? [...pictures, look.file] : pictures;

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => setShown(Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth)));
    element.addEventListener('scroll', measure, { passive: true });
    return () => element.removeEventListener('scroll', measure);
  }, []);

  const show = (place: number) => (event: MouseEvent) => {
    event.preventDefault();
    row.current?.scrollTo({ left: place * row.current.clientWidth });
    setShown(place);
  };

  const zoom = (place: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setZoomed(place);
  };

  if (files.length === 0) return <div className={styles.root} />;
  return (
    <div className={styles.root}>
      <div className={styles.stage}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
        <ul ref={row} className={`plain-list ${styles.row}`} aria-label={t('picturesOf', { name })} tabIndex={0}>
          {files.map((file, place) => {
            const ofLook = look !== undefined && place === pictures.length;
            return (
              <li key={file.id} id={`${id}${place}`} className={styles.slide}>
                <a
                  className={styles.open}
                  href={largestUrl(file)}
                  target="_blank"
                  rel="noopener"
                  aria-label={t('enlargePicture', { number: place + 1, count: files.length })}
                  onClick={zoom(place)}
                >
                  <Picture
                    className={styles.picture}
                    file={file}
                    alt={ofLook ? look.alt : file.alt || name}
                    lang={ofLook ? undefined : language}
                    focalPoint={ofLook ? look.focalPoint : undefined}
                    sizes={sizesOf(file)}
                    urgency={isLead && place === 0 ? 'lead' : undefined}
                  />
                </a>
                {ofLook && points.length > 0 && <ImagePoints points={placePoints(points, 'portrait', look)} />}
              </li>
            );
          })}
        </ul>
        {files.length > 1 && (
          <p className={styles.count} aria-hidden="true">
            {shown + 1} / {files.length}
          </p>
        )}
      </div>
      {files.length > 1 && (
        <ul className={`plain-list ${styles.thumbnails}`}>
          {files.map((file, place) => (
            <li key={file.id}>
              <a
                className={styles.thumbnail}
                href={`#${id}${place}`}
                aria-label={t('showPicture', { number: place + 1, count: files.length })}
                aria-current={place === shown ? 'true' : undefined}
                onClick={show(place)}
              >
                <Picture className={styles.picture} file={file} alt="" sizes={THUMBNAIL_SIZES} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {zoomed !== undefined && (
        <ZoomDialog name={name} language={language} files={files} start={zoomed} onClose={() => setZoomed(undefined)} />
      )}
    </div>
  );
}
