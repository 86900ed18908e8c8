import type { MediaFile, PicturePoint } from '@witryna/module-schemas';
import type { CSSProperties, ReactNode } from 'react';
import { t } from '../../../i18n/pl.ts';
import { largestOf } from '../../../media/index.ts';
import { clampPlace } from './image-points.ts';
import styles from './picture-board.module.css';
import type { Crop } from './picture-crop.ts';

/** How much of the window's height a picture takes at most, in percent; picture-board.module.css says the same. */
const HIGHEST_VH = 36;

export interface PictureBoardProps {
  readonly file: MediaFile;
  readonly label: string;
  /** The part that the module shows; the rest is shaded. */
  readonly crop?: Crop | undefined;
  /** The part that a phone shows, where it is another: outlined. */
  readonly phoneCrop?: Crop | undefined;
  /** A press on the picture itself, not on something that stands on it. */
  readonly onPlace: (place: PicturePoint) => void;
  readonly children: ReactNode;
}

/** A picture on which one puts things with the pointer; by key they are moved where they stand. */
export function PictureBoard({ file, label, crop, phoneCrop, onPlace, children }: PictureBoardProps) {
  const room = roomOf(file);
  return (
    <div className={styles.frame}>
      <fieldset aria-label={label} className={styles.board} style={room} data-sized={room && true}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a button beside the picture does the same by key */}
        <img
          src={largestOf(file)}
          alt={file.alt ?? ''}
          width={file.width}
          height={file.height}
          className={styles.picture}
          draggable={false}
          onClick={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            onPlace(
              clampPlace({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }),
            );
          }}
        />
        {crop && <CropFrame crop={crop} />}
        {phoneCrop && (
          <span className={styles.phone} aria-hidden="true" data-testid="phone-crop" style={placeOf(phoneCrop)}>
            <span>{t.inspector.image.onPhone}</span>
          </span>
        )}
        {children}
      </fieldset>
    </div>
  );
}

/** Room for a picture of this size, kept while it loads: nothing moves below what is pressed. */
function roomOf({ width, height }: MediaFile): CSSProperties | undefined {
  return width && height ? { width: `min(100%, ${width}px, ${HIGHEST_VH * (width / height)}vh)` } : undefined;
}

const percent = (share: number) => `${share * 100}%`;

const placeOf = ({ left, top, width, height }: Crop) => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});

/** What the shop shows of the picture. */
function CropFrame({ crop }: { readonly crop: Crop }) {
  return (
    <span className={styles.shade} aria-hidden="true">
      <span className={styles.crop} data-testid="crop" style={placeOf(crop)} />
    </span>
  );
}
