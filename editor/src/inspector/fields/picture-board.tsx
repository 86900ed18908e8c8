import type { MediaFile, PicturePoint } from '@witryna/module-schemas';
import type { ReactNode } from 'react';
import { largestOf } from '../../media/thumbnail-of.ts';
import { clampPlace } from './image-points.ts';
import styles from './picture-board.module.css';

export interface PictureBoardProps {
  readonly file: MediaFile;
  readonly label: string;
  /** A press on the picture itself, not on something that stands on it. */
  readonly onPlace: (place: PicturePoint) => void;
  readonly children: ReactNode;
}

/** A picture on which one puts things with the pointer; by key they are moved where they stand. */
export function PictureBoard({ file, label, onPlace, children }: PictureBoardProps) {
  return (
    <div className={styles.frame}>
      <fieldset aria-label={label} className={styles.board}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a button beside the picture does the same by key */}
        <img
          src={largestOf(file)}
          alt={file.alt ?? ''}
          className={styles.picture}
          draggable={false}
          onClick={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            onPlace(
              clampPlace({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }),
            );
          }}
        />
        {children}
      </fieldset>
    </div>
  );
}
