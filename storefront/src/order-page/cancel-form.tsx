import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { fillIn } from '../i18n/messages.ts';
import { AnswerMessage } from '../mail-links/answer-message.tsx';
import type { ShopAsker } from '../mail-links/ask-shop.ts';
import { SendButton } from '../mail-links/send-button.tsx';
import { type CancelFault, cancelFaultOf } from './cancel-fault.ts';
import { type CancelAnswer, type OrderOnPage, REQUEST_CANCEL_DOCUMENT } from './order-document.ts';
import styles from './order-page.module.css';
import type { OrderWords } from './order-words.ts';

interface CancelFormProps {
  readonly order: OrderOnPage;
  readonly token: string;
  readonly reasons: readonly string[];
  readonly asker: ShopAsker;
  readonly words: OrderWords;
  /** The link that cancels is on its way. */
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Asks for the link that cancels the order: why, and a press. The order stands until that link is followed. */
export function CancelForm({ order, token, reasons, asker, words: { texts }, ...on }: CancelFormProps) {
  const [reason, setReason] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<CancelFault | 'noReasonChosen'>();
  const title = useRef<HTMLHeadingElement>(null);
  const ids = useId();
  useEffect(() => title.current?.focus(), []);

  function choose(chosen: string) {
    setReason(chosen);
    setFault(undefined);
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    if (reason === undefined) return setFault('noReasonChosen');
    setSending(true);
    const { answer, data } = await asker.ask<CancelAnswer<'requestGuestOrderCancel'>>(REQUEST_CANCEL_DOCUMENT, {
      token,
      reason,
    });
    setSending(false);
    const refusal = cancelFaultOf(answer, data?.requestGuestOrderCancel);
    setFault(refusal);
    if (!refusal) on.onSent();
  }

  return (
    <form className={styles.withdrawal} onSubmit={onSubmit} noValidate>
      <h2 className={styles.subtitle} ref={title} tabIndex={-1}>
        {texts.cancelTitle}
      </h2>
      <p className={styles.quiet}>{fillIn(texts.cancelSteps, { email: order.email })}</p>
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
      <AnswerMessage text={fault && texts[fault]} isRefusal />
      <div className={styles.papers}>
        <SendButton label={texts.sendCancelLink} isSending={isSending} sendingLabel={texts.sending} />
        <button type="button" className={styles.textButton} onClick={on.onClose}>
          {texts.keepOrder}
        </button>
      </div>
    </form>
  );
}
