import { useEffect, useRef, useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import type { OrderLocale, OrderOnPage } from '../order-parts/index.ts';
import buttons from '../ui/text-button.module.css';
import { type CancelError, cancelErrorOf } from './cancel-error.ts';
import { ConfirmOrderCancelDocument } from './order.gen.ts';
import styles from './order-page.module.css';

interface ConfirmCancelProps {
  readonly order: OrderOnPage;
  /** The secret of the mail's link. */
  readonly cancelKey: string;
  readonly shop: ShopClient;
  readonly locale: OrderLocale;
  /** It is canceled. */
  readonly onCanceled: () => Promise<void>;
  /** The link is of no use any more, or not wanted. */
  readonly onClose: () => void;
}

/** The question that the mail's link leads to, and the one press that cancels. Opening the link changes nothing. */
export function ConfirmCancel({ order, cancelKey, shop, locale: { texts }, onCanceled, onClose }: ConfirmCancelProps) {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<CancelError>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isOver = error === 'cancelLinkOld' || error === 'cancelTooLate';

  async function onPress() {
    if (isSending) return;
    setSending(true);
    const { result, data } = await shop.query(ConfirmOrderCancelDocument, {
      id: order.id,
      key: cancelKey,
    });
    setSending(false);
    const refusal = cancelErrorOf(result, data?.confirmCancelOrder);
    setError(refusal);
    if (!refusal) await onCanceled();
  }

  return (
    <section className={styles.pay}>
      <h2 className={styles.subtitle} ref={title} tabIndex={-1}>
        {texts.cancelTitle}
      </h2>
      {!isOver && <p>{texts.cancelInfo}</p>}
      <StatusMessage text={error && texts[error]} isRefusal />
      <div className={styles.buttons}>
        {!isOver && (
          <SubmitButton
            label={texts.cancelOrder}
            isSending={isSending}
            sendingLabel={texts.sending}
            onPress={onPress}
          />
        )}
        <button type="button" className={buttons.textButton} onClick={onClose}>
          {isOver ? texts.backToOrder : texts.keepOrder}
        </button>
      </div>
    </section>
  );
}
