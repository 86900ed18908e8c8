import { useEffect } from 'react';
import { errorSentence } from '../../api/error-sentence.ts';
import { type NewFactor, useOwnFactor } from '../../api/identity/second-factor.ts';
import type { Session } from '../../api/types.ts';
import { t } from '../../i18n/pl.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CodeForm } from './code-form.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';

interface ConfirmFactorProps {
  readonly factor: NewFactor;
  readonly onDone: (session: Session) => void;
}

/** The secret goes into the app, a first code comes back, recovery codes are shown. */
export function ConfirmFactor({ factor, onDone }: ConfirmFactorProps) {
  const { confirm } = useOwnFactor();
  const { data: confirmed } = confirm;
  if (confirmed) return <RecoveryCodes codes={confirmed.recoveryCodes} onSaved={() => onDone(confirmed.session)} />;
  return (
    <div className={styles.form}>
      <p>{t.secondFactor.scan}</p>
      <QrCode text={factor.address} label={t.secondFactor.qr} />
      <p>
        {t.secondFactor.key}: <span className={styles.key}>{factor.secret}</span>
      </p>
      <CodeForm
        submit={t.secondFactor.turnOn}
        help={t.secondFactor.firstCodeHelp}
        isBusy={confirm.isPending}
        error={confirm.error}
        onCode={(code) => confirm.mutate(code)}
      />
    </div>
  );
}

/** Sets the factor up in the middle of signing in, where the role needs one. */
export function SetUpFactor({ onDone }: { readonly onDone: (session: Session) => void }) {
  const { begin } = useOwnFactor();
  const { mutate } = begin;
  useEffect(() => mutate({}), [mutate]);
  return (
    <div className={styles.form}>
      <p>{t.secondFactor.needed}</p>
      {begin.isError && <Notice tone="danger">{errorSentence(begin.error)}</Notice>}
      {begin.data ? <ConfirmFactor factor={begin.data} onDone={onDone} /> : <p>{t.common.loading}</p>}
    </div>
  );
}
