import type { ListedFile } from '../api/content/media.ts';
import { formatBytes } from '../i18n/format.ts';
import { useSharedWords } from '../i18n/shared-words.tsx';
import { fileName } from './file-name.ts';
import { FilePicture } from './file-picture.tsx';
import styles from './media-tile.module.css';

export interface MediaTileProps {
  readonly file: ListedFile;
  /** What pressing it does, in front of its name. */
  readonly action: string;
  /** It is what is shown now. */
  readonly isCurrent: boolean;
  readonly onChoose: (file: ListedFile) => void;
}

/** One file of the library: what it is, and in how many places it is shown. */
export function MediaTile({ file, action, isCurrent, onChoose }: MediaTileProps) {
  const { media } = useSharedWords();
  const name = fileName(file, media);
  const isPicture = file.type === 'image';
  const details = [
    isCurrent && media.current,
    media.uses(file.uses),
    isPicture ? !file.alt && media.altMissing : formatBytes(file.size),
  ]
    .filter((detail) => detail !== false)
    .join(' · ');
  return (
    <li>
      <button
        type="button"
        className={styles.tile}
        data-current={isCurrent || undefined}
        aria-label={`${action} ${name} ${details}`}
        onClick={() => onChoose(file)}
      >
        <span className={styles.frame} data-shape={shapeOf(file)}>
          <FilePicture file={file} className={styles.picture} />
        </span>
        <span className={styles.name}>{name}</span> <span className={styles.detail}>{details}</span>
      </button>
    </li>
  );
}

/** What is wider than high is shown whole: cut to the tile, little of it would be left. */
function shapeOf({ type, width = 0, height = 0 }: ListedFile): 'tall' | 'wide' | 'sign' {
  if (type !== 'image') return 'sign';
  return width > height ? 'wide' : 'tall';
}
