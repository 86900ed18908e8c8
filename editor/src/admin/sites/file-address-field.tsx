import type { MediaFile } from '@witryna/module-schemas';
import { ImagePlus, RefreshCw, X } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../i18n/pl.ts';
import { MediaPicker } from '../../media/index.ts';
import { Button, IconButton } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import styles from './file-address-field.module.css';

export interface FileAddressFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly errors?: readonly string[] | undefined;
  /** Where the file is; empty for none. */
  readonly value: string;
  /** Which of the file's sizes is wanted; the file as it was uploaded by default. */
  readonly addressOf?: ((file: MediaFile) => string) | undefined;
  /** Shows it on a dark ground. */
  readonly isDark?: boolean;
  readonly onChange: (address: string) => void;
}

/** A picture of the library, kept by its address. */
export function FileAddressField(props: FileAddressFieldProps) {
  const { label, help, errors = [], value, addressOf = (file) => file.url, isDark, onChange } = props;
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      <Field label={label} help={help} errors={errors}>
        {({ id, ...control }) =>
          value === '' ? (
            <Button id={id} {...control} icon={ImagePlus} onClick={() => setPicking(true)}>
              {t.media.kinds.image.pick}
            </Button>
          ) : (
            <div className={styles.chosen} data-dark={isDark || undefined}>
              <img src={value} alt="" className={styles.picture} />
              <div className={styles.tools}>
                <IconButton
                  id={id}
                  icon={RefreshCw}
                  size="small"
                  label={t.sites.appearance.changeFile(label)}
                  onClick={() => setPicking(true)}
                />
                <IconButton
                  icon={X}
                  size="small"
                  label={t.sites.appearance.removeFile(label)}
                  onClick={() => onChange('')}
                />
              </div>
            </div>
          )
        }
      </Field>
      {isPicking && (
        <MediaPicker
          kind="image"
          onClose={() => setPicking(false)}
          onPick={(file) => {
            setPicking(false);
            onChange(addressOf(file));
          }}
        />
      )}
    </>
  );
}
