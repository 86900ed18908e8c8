import { type ReactNode, useEffect, useState } from 'react';
import { SubmitButton } from '../forms/submit-button.tsx';
import type { CommonTexts } from '../i18n/screens.pl.ts';
import styles from './account.module.css';

interface LoadingSlowlyProps {
  /** What is being loaded. */
  readonly label: string;
  readonly common: CommonTexts;
  readonly onRetry: () => void;
  /** The shape of what comes; without one the label is shown from the beginning. */
  readonly children?: ReactNode;
}

/** So long a shop may take before that is told. */
const SLOW_MS = 4000;

/** While the shop is asked; where it is slow that is said, it can be asked once more, and what answers first counts. */
export function LoadingSlowly({ label, common, onRetry, children }: LoadingSlowlyProps) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p role="status" className={children && !isSlow ? 'visually-hidden' : styles.loading}>
        {isSlow ? `${label} ${common.slow}` : label}
      </p>
      {isSlow && (
        <div className={styles.retry}>
          <SubmitButton label={common.tryAgain} isSending={false} sendingLabel={common.sending} onPress={onRetry} />
        </div>
      )}
      {children}
    </>
  );
}
