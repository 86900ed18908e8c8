import { StatusMessage } from '../../forms/status-message.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import type { CheckoutLocale } from '../checkout-locale.ts';
import styles from './frame.module.css';

interface PartFailedProps {
  readonly locale: CheckoutLocale;
  readonly onRetry: () => void;
}

/** In the place of a part of the checkout whose code did not come; everything that was given is kept. */
export function PartFailed({ locale: { texts }, onRetry }: PartFailedProps) {
  return (
    <div className={styles.main}>
      <StatusMessage text={texts.partFailed} isRefusal />
      <SubmitButton label={texts.tryAgain} isSending={false} sendingLabel={texts.sending} onPress={onRetry} />
    </div>
  );
}
