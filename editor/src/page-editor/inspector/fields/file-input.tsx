import { ImageOff, ImagePlus, RefreshCw, X } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../i18n/pl.ts';
import { fileName, MediaPicker, thumbnailOf } from '../../../media/index.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { useInspector } from '../inspector-context.tsx';
import styles from './file-input.module.css';

export interface FileInputProps {
  readonly id?: string;
  readonly value: number | undefined;
  readonly disabled?: boolean;
  readonly onChange: (file: number | undefined) => void;
}

/** A picture of the library: seen, changed, taken away. */
export function FileInput({ id, value, disabled, onChange }: FileInputProps) {
  const { related, learnFiles } = useInspector();
  const [picking, setPicking] = useState(false);
  const file = value === undefined ? undefined : related.files[String(value)];
  return (
    <div className={styles.root}>
      {value === undefined ? (
        <Button id={id} icon={ImagePlus} className={styles.choose} disabled={disabled} onClick={() => setPicking(true)}>
          {t.inspector.image.choose}
        </Button>
      ) : (
        <div className={styles.chosen}>
          {file ? (
            <img src={thumbnailOf(file)} alt="" className={styles.picture} />
          ) : (
            <span className={styles.missing}>
              <ImageOff size={20} aria-hidden="true" />
            </span>
          )}
          <span className={styles.name}>{file ? fileName(file) : t.inspector.image.missing}</span>
          {!disabled && (
            <>
              <IconButton
                id={id}
                icon={RefreshCw}
                size="small"
                label={t.inspector.image.change}
                onClick={() => setPicking(true)}
              />
              <IconButton icon={X} size="small" label={t.inspector.image.remove} onClick={() => onChange(undefined)} />
            </>
          )}
        </div>
      )}
      {picking && (
        <MediaPicker
          onClose={() => setPicking(false)}
          onPick={(picked) => {
            learnFiles([picked]);
            setPicking(false);
            onChange(picked.id);
          }}
        />
      )}
    </div>
  );
}
