import { type FormEvent, useId, useState } from 'react';
import { errorSentence } from '../../api/error-sentence.ts';
import { type Person, usePeopleMutations } from '../../api/identity/people.ts';
import { type Faults, faultsAtFields } from '../../forms/faults-at-fields.ts';
import { useGuardedClose } from '../../forms/use-guarded-close.tsx';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { checkPerson } from './check-person.ts';
import { PasswordField } from './password-field.tsx';
import styles from './person-dialog.module.css';

export interface NewPasswordDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** A new password for somebody who lost theirs; it ends all their sessions. */
export function NewPasswordDialog({ person, onClose }: NewPasswordDialogProps) {
  const formId = useId();
  const toast = useToast();
  const { change } = usePeopleMutations();
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const { close, question } = useGuardedClose(password !== '', onClose);
  const shown: Faults = { ...faultsAtFields(change.error), ...faults };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkPerson({ password });
    setFaults(found);
    if (Object.keys(found).length > 0 || change.isPending) return;
    const onSuccess = () => {
      toast({ tone: 'success', text: t.people.passwordSaved(person.name) });
      onClose();
    };
    change.mutate({ id: person.id, password }, { onSuccess });
  };
  return (
    <Dialog
      title={t.people.newPasswordOf(person.name)}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t.common.cancel}</Button>
          <Button type="submit" form={formId} appearance="primary" busy={change.isPending}>
            {t.people.setPassword}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className={styles.form}>
        {change.isError && Object.keys(shown).length === 0 && (
          <Notice tone="danger">{errorSentence(change.error)}</Notice>
        )}
        <p>{t.people.newPasswordText}</p>
        <PasswordField
          label={t.people.fields.password}
          help={t.people.passwordHelp}
          value={password}
          errors={shown['/password']}
          onChange={setPassword}
        />
      </form>
      {question}
    </Dialog>
  );
}
