import { useEffect } from 'react';
import { useEditing, useObserved } from './editing-context.tsx';
import styles from './refusal-note.module.css';

/** Long enough to read a sentence. */
const SHOWN_MS = 6000;

/** Says on the screen why something was not done; `Announcements` say it to screen readers. */
export function RefusalNote() {
  const { refusal } = useEditing();
  const sentence = useObserved(refusal);
  useEffect(() => {
    if (sentence === '') return;
    const timer = window.setTimeout(() => refusal.set(''), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [sentence, refusal]);
  if (sentence === '') return null;
  return (
    <p className={styles.note} aria-hidden="true" data-testid="refusal">
      {sentence}
    </p>
  );
}
