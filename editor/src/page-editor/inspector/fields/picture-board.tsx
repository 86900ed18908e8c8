import type { MediaFile, PicturePoint } from '@witryna/module-schemas';
import type { ReactNode } from 'react';
import { t } from '../../../i18n/pl.ts';
import { largestOf } from '../../../media/index.ts';
import { clampPlace } from './image-points.ts';
import styles from './picture-board.module.css';
import type { Crop } from './picture-crop.ts';

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
  return (
    <div className={styles.frame}>
      <fieldset aria-label={label} className={styles.board}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a button beside the picture does the same by key */}
        <img
          src={largestOf(file)}
          alt={file.alt ?? ''}
          // Its room is kept while it loads.
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
