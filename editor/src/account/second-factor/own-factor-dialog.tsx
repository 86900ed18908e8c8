import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { hasCode } from '../../api/api-error.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { factorStatusQuery, useOwnFactor, useTakeSession } from '../../api/identity/second-factor.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';
import { ConfirmFactor } from './set-up-factor.tsx';

/** One's own second factor: switching it on and off, and new recovery codes. */
export function OwnFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const status = useQuery(factorStatusQuery(useApi()));
  // As it was when the dialog opened: recovery codes are still to be seen after it was switched on.
  const [wasOn, setWasOn] = useState<boolean>();
  if (status.data && wasOn === undefined) setWasOn(status.data.isOn);
  return (
    <Dialog title={t.secondFactor.title} onClose={onClose}>
      {status.isError && <Notice tone="danger">{errorSentence(status.error)}</Notice>}
      {!status.data && !status.isError && <p>{t.common.loading}</p>}
      {wasOn === false && <TurnOn onClose={onClose} />}
      {wasOn && status.data && <TurnedOn {...status.data} onClose={onClose} />}
    </Dialog>
  );
}

function TurnOn({ onClose }: { readonly onClose: () => void }) {
  const toast = useToast();
  const take = useTakeSession();
  const { begin } = useOwnFactor();
  const [password, setPassword] = useState('');
  const isWrong = hasCode(begin.error, 'credentials-invalid');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!begin.isPending) begin.mutate({ password: password || ' ' });
  };
  if (begin.data) {
    return (
      <ConfirmFactor
        factor={begin.data}
        onDone={(session) => {
          take(session);
          toast({ tone: 'success', text: t.secondFactor.turnedOn });
          onClose();
        }}
      />
    );
  }
  return (
    <form noValidate onSubmit={onSubmit} className={styles.form}>
      {begin.isError && !isWrong && <Notice tone="danger">{errorSentence(begin.error)}</Notice>}
      <p>{t.secondFactor.beginText}</p>
      <Field label={t.secondFactor.password} errors={isWrong ? [t.account.wrongPassword] : []} required>
        {(control) => (
          <TextInput
            {...control}
            type="password"
            autoComplete="current-password"
            maxLength={200}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" appearance="primary" busy={begin.isPending}>
          {t.secondFactor.begin}
        </Button>
      </div>
    </form>
  );
}

interface TurnedOnProps {
  readonly isRequired: boolean;
  readonly recoveryCodesLeft: number;
  readonly onClose: () => void;
}

function TurnedOn({ isRequired, recoveryCodesLeft, onClose }: TurnedOnProps) {
  const toast = useToast();
  const { renewCodes, remove } = useOwnFactor();
  const [wish, setWish] = useState<'codes' | 'off'>();
  if (renewCodes.data) return <RecoveryCodes codes={renewCodes.data.recoveryCodes} onSaved={onClose} />;
  const onRemoved = () => {
    toast({ tone: 'success', text: t.secondFactor.turnedOff });
    onClose();
  };
  const asked = wish === 'codes' ? renewCodes : remove;
  return (
    <div className={styles.form}>
      <p>
        {t.secondFactor.isOn} {isRequired && t.secondFactor.required}
      </p>
      <p>{t.secondFactor.codesLeft(recoveryCodesLeft)}</p>
      {!wish && (
        <div className={styles.buttons}>
          <Button onClick={() => setWish('codes')}>{t.secondFactor.newCodes}</Button>
          {!isRequired && <Button onClick={() => setWish('off')}>{t.secondFactor.turnOff}</Button>}
        </div>
      )}
      {wish && <p>{t.secondFactor.withCode}</p>}
      {wish && (
        <CodeForm
          submit={wish === 'codes' ? t.secondFactor.newCodes : t.secondFactor.turnOff}
          help={t.secondFactor.codeHelp}
          isBusy={asked.isPending}
          error={asked.error}
          onCode={(code) =>
            wish === 'codes' ? renewCodes.mutate(code) : remove.mutate(code, { onSuccess: onRemoved })
          }
        />
      )}
    </div>
  );
}
