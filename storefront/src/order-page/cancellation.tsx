import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { fillIn } from '../i18n/messages.ts';
import type { OrderLocale, OrderOnPage } from '../order-parts/index.ts';
import buttons from '../ui/text-button.module.css';
import { type CancelError, cancelErrorOf } from './cancel-error.ts';
import { CancelOwnOrderDocument, RequestOrderCancelDocument } from './order.gen.ts';
import styles from './order-page.module.css';
import type { OrderViewProps } from './order-view.tsx';
import { useOpener } from './use-opener.ts';

interface CancellationProps extends OrderViewProps {
  readonly onCanceled: () => Promise<void>;
}

/** The way to cancel an order, at the end of its page. */
export function Cancellation({
  order,
  token,
  reasons,
  shop,
  locale,
  isInAccount = false,
  onCanceled,
}: CancellationProps) {
  const [step, setStep] = useState<'closed' | 'asking' | 'sent'>('closed');
  const opener = useOpener(step === 'asking');
  const { texts } = locale;
  return (
    <>
      <StatusMessage
        text={step === 'sent' ? fillIn(texts.cancelSent, { email: order.email }) : undefined}
        isRefusal={false}
      />
      {step === 'closed' && (
        <button type="button" className={buttons.textButton} ref={opener} onClick={() => setStep('asking')}>
          {texts.cancelOrder}
        </button>
      )}
      {step === 'asking' && (
        <CancelForm
          order={order}
          token={token}
          reasons={reasons}
          shop={shop}
          locale={locale}
          isInAccount={isInAccount}
          onDone={isInAccount ? onCanceled : () => setStep('sent')}
          onClose={() => setStep('closed')}
        />
      )}
    </>
  );
}

interface CancelFormProps {
  readonly order: OrderOnPage;
  readonly token: string;
  readonly reasons: readonly string[];
  readonly shop: ShopClient;
  readonly locale: OrderLocale;
  readonly isInAccount: boolean;
  /** It is canceled; for a guest, the link that cancels is on its way. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/**
 * Cancels a customer's order: why, and a press. A guest asks for the link that cancels, and the order stands until that
 * is followed.
 */
function CancelForm({ order, token, reasons, shop, locale: { texts }, isInAccount, ...on }: CancelFormProps) {
  const [reason, setReason] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<CancelError | 'noReasonChosen'>();
  const title = useRef<HTMLHeadingElement>(null);
  const ids = useId();
  useEffect(() => title.current?.focus(), []);

  function choose(chosen: string) {
    setReason(chosen);
    setError(undefined);
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    if (reason === undefined) return setError('noReasonChosen');
    setSending(true);
    const refusal = isInAccount ? await cancel(reason) : await askForLink(reason);
    setSending(false);
    setError(refusal);
    if (!refusal) on.onDone();
  }

  async function cancel(why: string) {
    const { result, data } = await shop.query(CancelOwnOrderDocument, { id: order.id, reason: why });
    return cancelErrorOf(result, data?.cancelOrder);
  }

  async function askForLink(why: string) {
    const { result, data } = await shop.query(RequestOrderCancelDocument, { token, reason: why });
    return cancelErrorOf(result, data?.requestGuestOrderCancel);
  }

  const cancelInfo = order.transfer_refund ? texts.cancelInfoTransfer : texts.cancelInfo;
  return (
    <form className={styles.withdrawal} method="dialog" onSubmit={onSubmit} noValidate>
      <h2 className={styles.subtitle} ref={title} tabIndex={-1}>
        {texts.cancelTitle}
      </h2>
      <p className={styles.quiet}>{isInAccount ? cancelInfo : fillIn(texts.cancelSteps, { email: order.email })}</p>
      <fieldset className={styles.reasons}>
        <legend className={styles.legend}>{texts.cancelReason}</legend>
        {reasons.map((each, index) => (
          <label key={each} className={styles.reason} htmlFor={`${ids}-${index}`}>
            <input
              id={`${ids}-${index}`}
              type="radio"
              name={ids}
              checked={reason === each}
              onChange={() => choose(each)}
            />
            {each}
          </label>
        ))}
      </fieldset>
      <StatusMessage text={error && texts[error]} isRefusal />
      <div className={styles.buttons}>
        <SubmitButton
          label={isInAccount ? texts.cancelOrder : texts.sendCancelLink}
          isSending={isSending}
          sendingLabel={texts.sending}
        />
        <button type="button" className={buttons.textButton} onClick={on.onClose}>
          {texts.keepOrder}
        </button>
      </div>
    </form>
  );
}
