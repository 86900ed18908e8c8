import { type FormEvent, useId, useState } from 'react';
import { hasCode } from '../../api/api-error.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { useChangeOwnPassword } from '../../api/identity/session.ts';
import { type Faults, faultsAtFields } from '../../forms/faults-at-fields.ts';
import { useGuardedClose } from '../../forms/use-guarded-close.tsx';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { checkOwnPassword } from './check-own-password.ts';
import styles from './own-password-dialog.module.css';

/** A new password for oneself. */
export function OwnPasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const formId = useId();
  const toast = useToast();
  const change = useChangeOwnPassword();
  const [typed, setTyped] = useState({ password: '', newPassword: '', again: '' });
  const [faults, setFaults] = useState<Faults>({});
  const isChanged = Object.values(typed).some((text) => text !== '');
  const { close, question } = useGuardedClose(isChanged, onClose);
  const shown: Faults = { ...wrongAt(change.error), ...faultsAtFields(change.error), ...faults };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkOwnPassword(typed);
    setFaults(found);
    if (Object.keys(found).length > 0 || change.isPending) return;
    const { password, newPassword } = typed;
    const onSuccess = () => {
      toast({ tone: 'success', text: t.account.passwordSaved });
      onClose();
    };
    change.mutate({ password, newPassword }, { onSuccess });
  };
  const field = (name: keyof typeof typed, label: string, autoComplete: string, help?: string) => (
    <Field label={label} help={help} errors={shown[`/${name}`]} required>
      {(control) => (
        <TextInput
          {...control}
          type="password"
          autoComplete={autoComplete}
          maxLength={200}
          value={typed[name]}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <Dialog
      title={t.account.changePassword}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t.common.cancel}</Button>
          <Button type="submit" form={formId} appearance="primary" busy={change.isPending}>
            {t.account.changePassword}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className={styles.form}>
        {change.isError && Object.keys(shown).length === 0 && (
          <Notice tone="danger">{errorSentence(change.error)}</Notice>
        )}
        {field('password', t.account.presentPassword, 'current-password')}
        {field('newPassword', t.account.newPassword, 'new-password', t.account.passwordHelp)}
        {field('again', t.account.again, 'new-password')}
      </form>
      {question}
    </Dialog>
  );
}

/** Whoever is signed in and types a wrong password mistyped the present one. */
const wrongAt = (error: unknown): Faults =>
  hasCode(error, 'credentials-invalid') ? { '/password': [t.account.wrongPassword] } : {};
