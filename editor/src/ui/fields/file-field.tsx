import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { t } from '../../i18n/pl.ts';
import { Button } from '../buttons/button.tsx';
import { Field } from './field.tsx';
import styles from './file-field.module.css';

export interface FileFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly errors?: readonly string[];
  readonly required?: boolean;
  /** Kinds of files, as `accept` of an input takes them. */
  readonly accept: string;
  readonly file: File | undefined;
  readonly onChange: (file: File) => void;
}

/** A file from the computer, chosen or dropped; the browser's own field speaks the language of the browser. */
export function FileField({ label, help, errors, required, accept, file, onChange }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first) onChange(first);
  };
  const action = file ? t.common.changeFile : t.common.chooseFile;
  return (
    <Field label={label} help={help} errors={errors} required={required}>
      {({ id, 'aria-describedby': describedBy }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a short way; the button is the way of everybody
        <div
          className={styles.field}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            if (!event.dataTransfer.types.includes('Files')) return;
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            take(event.dataTransfer.files);
          }}
        >
          <Button
            id={id}
            icon={FileUp}
            aria-label={[label, file?.name, action].filter(Boolean).join(', ')}
            aria-describedby={describedBy}
            onClick={() => input.current?.click()}
          >
            {action}
          </Button>
          <span className={styles.name} aria-hidden="true">
            {file?.name ?? t.common.noFile}
          </span>
          <input
            ref={input}
            type="file"
            hidden
            accept={accept}
            aria-label={t.common.chooseFile}
            onChange={(event) => {
              take(event.target.files);
              // The same file may be chosen again after it was changed on the disk.
              event.target.value = '';
            }}
          />
        </div>
      )}
    </Field>
  );
}
