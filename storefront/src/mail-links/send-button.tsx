import { useLook } from './look.ts';
import styles from './mail-links.module.css';

interface SendButtonProps {
  readonly label: string;
  readonly isSending: boolean;
  readonly sendingLabel: string;
  /** Without it the button submits its form. */
  readonly onPress?: () => void;
}

/** Sends something. It keeps the focus while it is sent, so it is never disabled outright. */
export function SendButton({ label, isSending, sendingLabel, onPress }: SendButtonProps) {
  const look = useLook();
  return (
    <button
      className={`${look.styles.primary} ${styles.button}`}
      type={onPress ? 'button' : 'submit'}
      aria-disabled={isSending || undefined}
      onClick={onPress}
    >
      {isSending ? sendingLabel : label}
    </button>
  );
}
