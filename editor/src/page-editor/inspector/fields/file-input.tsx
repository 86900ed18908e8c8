import type { FileKind } from '@witryna/module-schemas';
import { ImageOff, ImagePlus, RefreshCw, X } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../i18n/pl.ts';
import { useSharedWords } from '../../../i18n/shared-words.tsx';
import { FilePicture, fileName, MediaPicker } from '../../../media/index.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { useInspector } from '../inspector-context.tsx';
import styles from './file-input.module.css';

export interface FileInputProps {
  /** What may be chosen; pictures by default. */
  readonly kind?: FileKind | undefined;
  readonly id?: string;
  /** The name of the field, for its buttons; none where a group around it has it. */
  readonly label?: string;
  readonly value: number | undefined;
  readonly disabled?: boolean;
  readonly onChange: (file: number | undefined) => void;
}

/** A file of the library: seen, changed, taken away. */
export function FileInput({ kind = 'image', id, label, value, disabled, onChange }: FileInputProps) {
  const { pickerOrigin, related, learnFiles } = useInspector();
  const { media } = useSharedWords();
  const [picking, setPicking] = useState(false);
  const named = (action: string) => (label ? `${label}: ${action}` : action);
  const file = value === undefined ? undefined : related.files[String(value)];
  return (
    <div>
      {value === undefined ? (
        <Button
          id={id}
          icon={ImagePlus}
          aria-label={label && named(t.inspector.pick[kind])}
          className={styles.choose}
          disabled={disabled}
          onClick={() => setPicking(true)}
        >
          {t.inspector.pick[kind]}
        </Button>
      ) : (
        <div className={styles.chosen}>
          {file ? (
            <FilePicture file={file} className={styles.picture} />
          ) : (
            <span className={styles.missing}>
              <ImageOff size={20} aria-hidden="true" />
            </span>
          )}
          <span className={styles.name}>{file ? fileName(file, media) : t.inspector.image.missing}</span>
          {!disabled && (
            <>
              <IconButton
                id={id}
                icon={RefreshCw}
                size="small"
                label={named(kind === 'image' ? t.inspector.image.change : t.inspector.image.changeFile)}
                onClick={() => setPicking(true)}
              />
              <IconButton
                icon={X}
                size="small"
                label={named(kind === 'image' ? t.inspector.image.remove : t.inspector.image.removeFile)}
                onClick={() => onChange(undefined)}
              />
            </>
          )}
        </div>
      )}
      {picking && (
        <MediaPicker
          kind={kind}
          origin={pickerOrigin}
          current={value}
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
