import { useEffect, useRef } from 'react';
import styles from './forms.module.css';

interface StatusMessageProps {
  readonly text: string | undefined;
  readonly isRefusal: boolean;
  /** Whether the focus comes to it. */
  readonly takesFocus?: boolean;
}

/** What came of it, message to those who do not see it too; the focus goes there, since what was pressed may be gone. */
export function StatusMessage({ text, isRefusal, takesFocus = true }: StatusMessageProps) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text && takesFocus) message.current?.focus();
  }, [text, takesFocus]);
  return (
    <div role="status">
      {text && (
        <p className={styles.message} data-refusal={isRefusal || undefined} tabIndex={-1} ref={message}>
          {text}
        </p>
      )}
    </div>
  );
}
