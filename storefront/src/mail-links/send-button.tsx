import plain from '../errors/plain-page.module.css';
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
  return (
    <button
      className={`${plain.primary} ${styles.button}`}
      type={onPress ? 'button' : 'submit'}
      aria-disabled={isSending || undefined}
      onClick={onPress}
    >
      {isSending ? sendingLabel : label}
    </button>
  );
}
