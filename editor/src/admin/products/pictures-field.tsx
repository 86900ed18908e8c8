import type { MediaFile } from '@witryna/module-schemas';
import { ArrowLeft, ArrowRight, ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../i18n/pl.ts';
import { fileName, MediaPicker, thumbnailOf } from '../../media/index.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { moveEntry } from './move-entry.ts';
import styles from './pictures-field.module.css';

const MOST = 30;

export interface PicturesFieldProps {
  readonly value: readonly number[];
  readonly known: readonly MediaFile[];
  readonly isReadOnly: boolean;
  readonly onChange: (images: readonly number[]) => void;
}

/** The pictures of a product, from the library; the first one stands on its card. */
export function PicturesField({ value, known, isReadOnly, onChange }: PicturesFieldProps) {
  const [isPicking, setPicking] = useState(false);
  const [picked, setPicked] = useState<readonly MediaFile[]>([]);
  const fileOf = (id: number) => [...picked, ...known].find((file) => file.id === id);
  const pick = (file: MediaFile) => {
    setPicked([...picked, file]);
    setPicking(false);
    if (!value.includes(file.id)) onChange([...value, file.id]);
  };
  return (
    <>
      {value.length === 0 && <p className={styles.none}>{t.products.noPictures}</p>}
      <ol className={styles.list} aria-label={t.products.fields.images}>
        {value.map((id, index) => {
          const file = fileOf(id);
          const name = file ? fileName(file) : t.media.untitled(id);
          return (
            <li key={id} className={styles.item}>
              {file ? (
                <img src={thumbnailOf(file)} alt={name} className={styles.picture} />
              ) : (
                <span className={styles.picture}>{name}</span>
              )}
              {!isReadOnly && (
                <span className={styles.tools}>
                  <IconButton
                    icon={ArrowLeft}
                    size="small"
                    label={t.products.pictureForward(name)}
                    disabled={index === 0}
                    onClick={() => onChange(moveEntry(value, index, index - 1))}
                  />
                  <IconButton
                    icon={ArrowRight}
                    size="small"
                    label={t.products.pictureBack(name)}
                    disabled={index === value.length - 1}
                    onClick={() => onChange(moveEntry(value, index, index + 1))}
                  />
                  <IconButton
                    icon={X}
                    size="small"
                    label={t.products.pictureOut(name)}
                    onClick={() => onChange(value.filter((other) => other !== id))}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {!isReadOnly && value.length < MOST && (
        <div>
          <Button icon={ImagePlus} onClick={() => setPicking(true)}>
            {t.products.addPicture}
          </Button>
        </div>
      )}
      {isPicking && <MediaPicker origin="product" onPick={pick} onClose={() => setPicking(false)} />}
    </>
  );
}
