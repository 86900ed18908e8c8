import type { MediaFile } from '@witryna/module-schemas';
import { ArrowLeft, ArrowRight, ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import { moveEntry } from '../forms/move-entry.ts';
import { t } from '../i18n/pl.ts';
import { Button, IconButton } from '../ui/buttons/button.tsx';
import { fileName } from './file-name.ts';
import { MediaPicker } from './media-picker.tsx';
import styles from './pictures-field.module.css';
import { thumbnailOf } from './thumbnail-of.ts';

export interface PicturesFieldProps {
  readonly label: string;
  /** What the button says, where a form has pictures of several things. */
  readonly addLabel?: string;
  /** What is said while there is none. */
  readonly none: string;
  readonly most: number;
  /** Who asks: the library opens where that last chose from. */
  readonly origin: string;
  readonly value: readonly number[];
  readonly known: readonly MediaFile[];
  readonly isReadOnly: boolean;
  readonly onChange: (images: readonly number[]) => void;
}

/** Pictures from the library, in an order. */
export function PicturesField(props: PicturesFieldProps) {
  const { label, addLabel = t.media.addPicture, none, most, origin, value, known, isReadOnly, onChange } = props;
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
      {value.length === 0 && <p className={styles.none}>{none}</p>}
      <ol className={styles.list} aria-label={label}>
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
                  {most > 1 && (
                    <>
                      <IconButton
                        icon={ArrowLeft}
                        size="small"
                        label={t.media.pictureForward(name)}
                        disabled={index === 0}
                        onClick={() => onChange(moveEntry(value, index, index - 1))}
                      />
                      <IconButton
                        icon={ArrowRight}
                        size="small"
                        label={t.media.pictureBack(name)}
                        disabled={index === value.length - 1}
                        onClick={() => onChange(moveEntry(value, index, index + 1))}
                      />
                    </>
                  )}
                  <IconButton
                    icon={X}
                    size="small"
                    label={t.media.pictureOut(name)}
                    onClick={() => onChange(value.filter((other) => other !== id))}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {!isReadOnly && value.length < most && (
        <div>
          <Button icon={ImagePlus} onClick={() => setPicking(true)}>
            {addLabel}
          </Button>
        </div>
      )}
      {isPicking && <MediaPicker origin={origin} onPick={pick} onClose={() => setPicking(false)} />}
    </>
  );
}
