import { type FormEvent, useId, useState } from 'react';
import { hasCode } from '../../api/api-error.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { type Person, usePeopleMutations } from '../../api/identity/people.ts';
import { type Faults, faultsAtFields } from '../../forms/faults-at-fields.ts';
import { useGuardedClose } from '../../forms/use-guarded-close.tsx';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { checkPerson } from './check-person.ts';
import { PasswordField } from './password-field.tsx';
import styles from './person-dialog.module.css';
import { RoleField } from './role-field.tsx';

export interface PersonDialogProps {
  /** Absent for somebody new. */
  readonly person?: Person;
  /** Whoever sits at the screen cannot take their own rights away by a slip. */
  readonly isOneself: boolean;
  readonly onClose: () => void;
}

/** Somebody new, or what somebody is called and may do. */
export function PersonDialog({ person, isOneself, onClose }: PersonDialogProps) {
  const formId = useId();
  const toast = useToast();
  const { create, change } = usePeopleMutations();
  const [email, setEmail] = useState('');
  const [name, setName] = useState(person?.name ?? '');
  const [role, setRole] = useState(person?.role ?? 'editor');
  const [isActive, setActive] = useState(person?.isActive ?? true);
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const isChanged =
    [email, password].some((text) => text !== '') ||
    name !== (person?.name ?? '') ||
    role !== (person?.role ?? 'editor') ||
    isActive !== (person?.isActive ?? true);
  const { close, question } = useGuardedClose(isChanged, onClose);
  const write = person ? change : create;
  const shown: Faults = { ...takenAt(write.error), ...faultsAtFields(write.error), ...faults };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkPerson(person ? { name } : { email, name, password });
    setFaults(found);
    if (Object.keys(found).length > 0 || write.isPending) return;
    const onSuccess = () => {
      toast({ tone: 'success', text: person ? t.people.saved(name.trim()) : t.people.created(name.trim()) });
      onClose();
    };
    const common = { name: name.trim(), role };
    if (person) change.mutate({ id: person.id, ...common, isActive }, { onSuccess });
    else create.mutate({ ...common, email: email.trim(), password }, { onSuccess });
  };

  return (
    <Dialog
      title={person ? person.email : t.people.create}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t.common.cancel}</Button>
          <Button type="submit" form={formId} appearance="primary" busy={write.isPending}>
            {person ? t.common.save : t.people.createSubmit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className={styles.form}>
        {write.isError && Object.keys(shown).length === 0 && (
          <Notice tone="danger">{errorSentence(write.error)}</Notice>
        )}
        {!person && (
          <Field label={t.people.fields.email} errors={shown['/email']} required>
            {(control) => (
              <TextInput
                {...control}
                type="email"
                autoComplete="off"
                maxLength={254}
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </Field>
        )}
        <Field label={t.people.fields.name} errors={shown['/name']} required>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={120}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        {isOneself ? <Notice>{t.people.oneself}</Notice> : <RoleField value={role} onChange={setRole} />}
        {person && !isOneself && (
          <Switch
            label={t.people.fields.isActive}
            help={t.people.isActiveHelp}
            checked={isActive}
            onChange={setActive}
          />
        )}
        {!person && (
          <PasswordField
            label={t.people.fields.password}
            help={t.people.passwordHelp}
            value={password}
            errors={shown['/password']}
            onChange={setPassword}
          />
        )}
      </form>
      {question}
    </Dialog>
  );
}

/** An address that somebody has already is a fault of its field. */
const takenAt = (error: unknown): Faults => (hasCode(error, 'email-taken') ? { '/email': [errorSentence(error)] } : {});
