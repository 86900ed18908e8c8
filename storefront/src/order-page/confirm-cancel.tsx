import { useEffect, useRef, useState } from 'react';
import { AnswerMessage } from '../mail-links/answer-message.tsx';
import type { ShopAsker } from '../mail-links/ask-shop.ts';
import { SendButton } from '../mail-links/send-button.tsx';
import { type CancelFault, cancelFaultOf } from './cancel-fault.ts';
import { type CancelAnswer, CONFIRM_CANCEL_DOCUMENT, type OrderOnPage } from './order-document.ts';
import styles from './order-page.module.css';
import type { OrderWords } from './order-words.ts';

interface ConfirmCancelProps {
  readonly order: OrderOnPage;
  /** The secret of the mail's link. */
  readonly cancelKey: string;
  readonly asker: ShopAsker;
  readonly words: OrderWords;
  /** It is canceled. */
  readonly onCanceled: () => Promise<void>;
  /** The link is of no use any more, or not wanted. */
  readonly onClose: () => void;
}

/** The question that the mail's link leads to, and the one press that cancels. Opening the link changes nothing. */
export function ConfirmCancel({ order, cancelKey, asker, words: { texts }, onCanceled, onClose }: ConfirmCancelProps) {
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<CancelFault>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isOver = fault === 'cancelLinkOld' || fault === 'cancelTooLate';

  async function onPress() {
    if (isSending) return;
    setSending(true);
    const { answer, data } = await asker.ask<CancelAnswer<'confirmCancelOrder'>>(CONFIRM_CANCEL_DOCUMENT, {
      id: order.id,
      key: cancelKey,
    });
    setSending(false);
    const refusal = cancelFaultOf(answer, data?.confirmCancelOrder);
    setFault(refusal);
    if (!refusal) await onCanceled();
  }

  return (
    <section className={styles.pay}>
      <h2 className={styles.subtitle} ref={title} tabIndex={-1}>
        {texts.cancelTitle}
      </h2>
      {!isOver && <p>{texts.cancelInfo}</p>}
      <AnswerMessage text={fault && texts[fault]} isRefusal />
      <div className={styles.papers}>
        {!isOver && (
          <SendButton label={texts.cancelOrder} isSending={isSending} sendingLabel={texts.sending} onPress={onPress} />
        )}
        <button type="button" className={styles.textButton} onClick={onClose}>
          {isOver ? texts.backToOrder : texts.keepOrder}
        </button>
      </div>
    </section>
  );
}
