import type { FileKind, MediaFile } from '@witryna/module-schemas';
import { ImageOff, ImagePlus, RefreshCw, X } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { t } from '../../../i18n/pl.ts';
import { useSharedWords } from '../../../i18n/shared-words.tsx';
import { FilePicture, fileName, MediaPicker, useUploads } from '../../../media/index.ts';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { FieldErrors } from '../../../ui/fields/field.tsx';
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

/** A file of the library: seen, changed, taken away. One from the disk is dropped here, and joins the library. */
export function FileInput({ kind = 'image', id, label, value, disabled, onChange }: FileInputProps) {
  const { pickerOrigin, related, learnFiles } = useInspector();
  const { media } = useSharedWords();
  const [picking, setPicking] = useState(false);
  const [isOver, setOver] = useState(false);
  const uploads = useUploads(kind);
  const named = (action: string) => (label ? `${label}: ${action}` : action);
  const file = value === undefined ? undefined : related.files[String(value)];
  const take = (picked: MediaFile) => {
    learnFiles([picked]);
    onChange(picked.id);
  };
  const onDragOver = (event: DragEvent) => {
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const onDrop = async (event: DragEvent) => {
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (disabled || !dropped) return;
    event.preventDefault();
    const [arrived] = await uploads.send([dropped]);
    if (arrived) take(arrived);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same by keyboard */}
      <div
        className={styles.field}
        data-over={isOver || undefined}
        onDragOver={onDragOver}
        onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
        onDrop={(event) => void onDrop(event)}
      >
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
        <div role="status" className={styles.running}>
          {uploads.running.map((name) => (
            <span key={name} className={styles.upload}>
              <Spinner /> {media.uploading(name)}
            </span>
          ))}
        </div>
        <FieldErrors errors={uploads.faults} />
        {isOver && <div className={styles.drop}>{media.kinds[kind].dropHere}</div>}
      </div>
      {picking && (
        <MediaPicker
          kind={kind}
          origin={pickerOrigin}
          current={value}
          onClose={() => setPicking(false)}
          onPick={(picked) => {
            setPicking(false);
            take(picked);
          }}
        />
      )}
    </>
  );
}
