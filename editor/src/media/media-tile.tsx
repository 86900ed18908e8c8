import type { MediaFile } from '@witryna/module-schemas';
import { t } from '../i18n/pl.ts';
import { fileName } from './file-name.ts';
import styles from './media-tile.module.css';
import { thumbnailOf } from './thumbnail-of.ts';

export interface MediaTileProps {
  readonly file: MediaFile;
  readonly actionLabel: (name: string) => string;
  readonly onChoose: (file: MediaFile) => void;
}

/** One picture of the library. */
export function MediaTile({ file, actionLabel, onChoose }: MediaTileProps) {
  const name = fileName(file);
  return (
    <li>
      <button type="button" className={styles.tile} aria-label={actionLabel(name)} onClick={() => onChoose(file)}>
        <img src={thumbnailOf(file)} alt="" loading="lazy" className={styles.picture} />
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{file.alt ? file.alt : t.media.altMissing}</span>
      </button>
    </li>
  );
}
