import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { t } from '../i18n/pl.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Field } from '../ui/fields/field.tsx';
import { TextInput } from '../ui/fields/inputs.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { useToast } from '../ui/overlays/toasts.tsx';
import styles from './secret-dialog.module.css';

export interface SecretDialogProps {
  readonly title: string;
  readonly text: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows what is shown once; only its answer closes it, so that a stray key does not lose the secret. */
export function SecretDialog({ title, text, secret, onClose }: SecretDialogProps) {
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toast({ tone: 'success', text: t.forms.copied });
    } catch {
      field.current?.select();
      toast({ tone: 'danger', text: t.forms.copyFailed });
    }
  };
  return (
    <Dialog
      role="alertdialog"
      title={title}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {t.forms.secretKept}
        </Button>
      }
    >
      <p className={styles.text}>{text}</p>
      <div className={styles.row}>
        <Field label={title} hiddenLabel>
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              readOnly
              className={styles.secret}
              value={secret}
              onFocus={(event) => event.target.select()}
            />
          )}
        </Field>
        <Button icon={Copy} onClick={onCopy}>
          {t.forms.copy}
        </Button>
      </div>
    </Dialog>
  );
}
