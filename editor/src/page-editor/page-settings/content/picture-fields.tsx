import type { MediaFile } from '@witryna/module-schemas';
import { ImageOff, ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../i18n/pl.ts';
import { FilePicture, fileName, MediaDetailsDialog, MediaPicker } from '../../../media/index.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FileInput, useInspector } from '../../inspector/index.ts';
import { PictureSetting } from '../picture-setting.tsx';
import styles from './content-fields.module.css';
import { ListField } from './list-field.tsx';

interface PictureFieldProps {
  readonly label: string;
  readonly pointer: string;
  readonly value: unknown;
  readonly readOnly: boolean;
  readonly onChange: (file: number | undefined) => void;
}

/** A picture of the library. */
export function PictureField({ label, pointer, value, readOnly, onChange }: PictureFieldProps) {
  return (
    <PictureSetting label={label} pointer={pointer}>
      <FileInput value={typeof value === 'number' ? value : undefined} disabled={readOnly} onChange={onChange} />
    </PictureSetting>
  );
}

export interface PicturesFieldProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly pointer: string;
  readonly value: readonly unknown[];
  readonly maxItems: number;
  readonly readOnly: boolean;
  readonly onChange: (files: readonly unknown[]) => void;
}

/** Pictures in an order: a gallery. */
export function PicturesField({ value, onChange, ...list }: PicturesFieldProps) {
  const { related, learnFiles } = useInspector();
  const [picking, setPicking] = useState(false);
  const [described, setDescribed] = useState<MediaFile>();
  const fileOf = (item: unknown) => (typeof item === 'number' ? related.files[String(item)] : undefined);
  const nameOf = (item: unknown, index: number) => {
    const file = fileOf(item);
    return file ? fileName(file) : t.inspector.item(list.label, index + 1);
  };
  return (
    <>
      <ListField
        {...list}
        items={value}
        nameOf={nameOf}
        onChange={onChange}
        adder={
          <Button icon={ImagePlus} className={styles.add} onClick={() => setPicking(true)}>
            {t.inspector.content.addPicture}
          </Button>
        }
      >
        {(item, _, name) => {
          const file = fileOf(item);
          return (
            <span className={styles.picture}>
              {file ? (
                <FilePicture file={file} className={styles.thumb} />
              ) : (
                <ImageOff size={20} aria-hidden="true" className={styles.thumb} />
              )}
              <span className={styles.name}>{file ? name : t.inspector.image.missing}</span>
              {file && !file.alt && !list.readOnly && (
                <Button
                  appearance="link"
                  aria-label={t.inspector.content.describePicture(name)}
                  onClick={() => setDescribed(file)}
                >
                  {t.inspector.content.describe}
                </Button>
              )}
            </span>
          );
        }}
      </ListField>
      {described && (
        <MediaDetailsDialog
          file={described}
          onSaved={(file) => learnFiles([file])}
          onClose={() => setDescribed(undefined)}
        />
      )}
      {picking && (
        <MediaPicker
          kind="image"
          origin="page"
          onClose={() => setPicking(false)}
          onPick={(file) => {
            learnFiles([file]);
            setPicking(false);
            onChange([...value, file.id]);
          }}
        />
      )}
    </>
  );
}
