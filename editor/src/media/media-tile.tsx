import type { MediaFile } from '@witryna/module-schemas';
import { formatBytes } from '../i18n/format.ts';
import { t } from '../i18n/pl.ts';
import { fileName } from './file-name.ts';
import { FilePicture } from './file-picture.tsx';
import styles from './media-tile.module.css';

export interface MediaTileProps {
  readonly file: MediaFile;
  /** What pressing it does, in front of its name. */
  readonly action: string;
  readonly onChoose: (file: MediaFile) => void;
}

/** One file of the library. */
export function MediaTile({ file, action, onChoose }: MediaTileProps) {
  const name = fileName(file);
  const detail = file.type === 'image' ? file.alt || t.media.altMissing : formatBytes(file.size);
  return (
    <li>
      <button
        type="button"
        className={styles.tile}
        aria-label={`${action} ${name} ${detail}`}
        onClick={() => onChoose(file)}
      >
        <FilePicture file={file} className={styles.picture} />
        <span className={styles.name}>{name}</span> <span className={styles.detail}>{detail}</span>
      </button>
    </li>
  );
}
