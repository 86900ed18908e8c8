import type { MediaFile, PicturePoint } from '@witryna/module-schemas';
import { t } from '../../../i18n/pl.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { BoardMark } from './board-mark.tsx';
import styles from './image-editors.module.css';
import { movedByKey, toPercent } from './image-points.ts';
import { PictureBoard } from './picture-board.tsx';
import type { Crop } from './picture-crop.ts';

export interface FocalPointEditorProps {
  readonly file: MediaFile;
  readonly value: PicturePoint | undefined;
  /** The part of the picture that the module shows; the whole of it when absent. */
  readonly crop?: Crop | undefined;
  readonly onChange: (value: PicturePoint | undefined) => void;
}

const CENTRE: PicturePoint = { x: 0.5, y: 0.5 };

/** The part of a picture that stays in sight however it is cropped. */
export function FocalPointEditor({ file, value, crop, onChange }: FocalPointEditorProps) {
  const place = value ?? file.focalPoint ?? CENTRE;
  return (
    <div className={styles.editor}>
      <p className={styles.help}>{t.inspector.image.focalHelp}</p>
      <PictureBoard file={file} label={t.inspector.image.picture} crop={crop} onPlace={onChange}>
        <BoardMark
          kind="focal"
          place={place}
          label={`${t.inspector.image.focal}: ${t.inspector.image.focalAt(toPercent(place.x), toPercent(place.y))}`}
          onDrag={onChange}
          onKey={(event) => {
            const moved = movedByKey(place, event.key, event.shiftKey);
            if (!moved) return;
            event.preventDefault();
            onChange(moved);
          }}
        />
      </PictureBoard>
      <div className={styles.below}>
        <span role="status">{t.inspector.image.focalAt(toPercent(place.x), toPercent(place.y))}</span>
        <Button appearance="quiet" disabled={value === undefined} onClick={() => onChange(undefined)}>
          {t.inspector.image.clearFocal}
        </Button>
      </div>
    </div>
  );
}
