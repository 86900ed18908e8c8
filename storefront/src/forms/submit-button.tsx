import page from '../ui/plain-page.module.css';
import styles from './forms.module.css';

interface SubmitButtonProps {
  readonly label: string;
  readonly isSending: boolean;
  readonly sendingLabel: string;
  /** Without it the button submits its form. */
  readonly onPress?: () => void;
}

/** Sends something. It keeps the focus while it is sent, so it is never disabled outright. */
export function SubmitButton({ label, isSending, sendingLabel, onPress }: SubmitButtonProps) {
  return (
    <button
      className={`${page.primary} ${styles.button}`}
      type={onPress ? 'button' : 'submit'}
      aria-disabled={isSending || undefined}
      onClick={onPress}
    >
      {isSending ? sendingLabel : label}
    </button>
  );
}
