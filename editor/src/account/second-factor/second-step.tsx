import { useFactorCode, useTakeSession } from '../../api/identity/second-factor.ts';
import type { Session } from '../../api/types.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CodeForm } from './code-form.tsx';
import styles from './second-factor.module.css';
import { SetUpFactor } from './set-up-factor.tsx';

interface SecondStepProps {
  readonly next: NonNullable<Session['next']>;
  readonly onSignedIn: () => void;
  readonly onStartOver: () => void;
}

/** What comes after the password: the code, or setting the second factor up. */
export function SecondStep({ next, onSignedIn, onStartOver }: SecondStepProps) {
  const check = useFactorCode();
  const take = useTakeSession();
  const startOver = <Button onClick={onStartOver}>{t.secondFactor.startOver}</Button>;
  if (next === 'setup') {
    const onDone = (session: Session) => {
      take(session);
      onSignedIn();
    };
    return (
      <div className={styles.form}>
        <SetUpFactor onDone={onDone} />
        <div className={styles.buttons}>{startOver}</div>
      </div>
    );
  }
  return (
    <div className={styles.form}>
      <p>{t.secondFactor.asked}</p>
      <CodeForm
        submit={t.secondFactor.enter}
        help={t.secondFactor.codeHelp}
        isBusy={check.isPending}
        error={check.error}
        onCode={(code) => check.mutate(code, { onSuccess: onSignedIn })}
        others={startOver}
      />
    </div>
  );
}
