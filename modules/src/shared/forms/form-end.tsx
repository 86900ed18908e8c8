import { useEffect, useState } from 'react';
import { useShop } from '../../shop/shop.ts';
import styles from './forms.module.css';
import type { ActionForm } from './use-action-form.ts';

/** An answer that takes longer than this is spoken of. */
const LONG_MS = 1000;

interface FormEndProps {
  readonly form: ActionForm;
  /** What the button says. */
  readonly label: string;
}

/** The button that sends a form, which keeps the focus meanwhile. */
export function SendButton({ form, label }: FormEndProps) {
  const { t } = useShop();
  const { isSending } = form;
  const isLong = useIsLong(isSending);
  return (
    <button className={styles.send} type="submit" aria-disabled={isSending || undefined}>
      {isSending ? t(isLong ? 'sendingLong' : 'sending') : label}
    </button>
  );
}

/** What came of it, in its place: the shop says it aloud by itself. */
export function FormOutcome({ form }: Pick<FormEndProps, 'form'>) {
  const { generalFaults, message } = form;
  if (message !== undefined) return <p className={styles.outcome}>{message}</p>;
  return generalFaults.map((fault) => (
    <p key={fault.message} className={styles.outcome} data-refusal="true">
      {fault.message}
    </p>
  ));
}

function useIsLong(isSending: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isSending]);
  return isLong;
}
