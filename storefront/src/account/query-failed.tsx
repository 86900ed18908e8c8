import type { ShopResult } from '../api/shop-result.ts';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import type { CommonTexts } from '../i18n/screens.pl.ts';
import styles from './account.module.css';

interface QueryFailedProps {
  readonly result: ShopResult;
  readonly common: CommonTexts;
  readonly onRetry: () => void;
}

/** In place of data that did not come: why, and once more. What stands around it stays. */
export function QueryFailed({ result, common, onRetry }: QueryFailedProps) {
  const text = result.kind === 'unreachable' || result.kind === 'limited' ? common[result.kind] : common.unavailable;
  return (
    <>
      <StatusMessage text={text} isRefusal takesFocus={false} />
      <div className={styles.retry}>
        <SubmitButton label={common.tryAgain} isSending={false} sendingLabel={common.sending} onPress={onRetry} />
      </div>
    </>
  );
}
