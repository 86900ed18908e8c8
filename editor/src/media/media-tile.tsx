import type { MediaFile } from '@witryna/module-schemas';
import { t } from '../i18n/pl.ts';
import { fileName } from './file-name.ts';
import styles from './media-tile.module.css';
import { thumbnailOf } from './thumbnail-of.ts';

export interface MediaTileProps {
  readonly file: MediaFile;
  /** What pressing it does, in front of its name. */
  readonly action: string;
  readonly onChoose: (file: MediaFile) => void;
}

/** One picture of the library. */
export function MediaTile({ file, action, onChoose }: MediaTileProps) {
  const name = fileName(file);
  const detail = file.alt || t.media.altMissing;
  return (
    <li>
      <button
        type="button"
        className={styles.tile}
        aria-label={`${action} ${name} ${detail}`}
        onClick={() => onChoose(file)}
      >
        <img src={thumbnailOf(file)} alt="" loading="lazy" className={styles.picture} />
        <span className={styles.name}>{name}</span> <span className={styles.detail}>{detail}</span>
      </button>
    </li>
  );
}
