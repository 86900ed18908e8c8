import { useState } from 'react';
import type { ShopAsker } from '../mail-links/ask-shop.ts';
import { SendButton } from '../mail-links/send-button.tsx';
import { type OrderOnPage, RETRY_DOCUMENT } from './order-document.ts';
import { keepOrderToken } from './order-in-tab.ts';
import styles from './order-page.module.css';
import type { OrderWords } from './order-words.ts';

interface PayAgainProps {
  readonly order: OrderOnPage;
  readonly token: string;
  readonly asker: ShopAsker;
  readonly words: OrderWords;
}

interface Retry {
  readonly retryPaymentUrl: {
    readonly url: string | null;
    readonly instructions: { readonly text: string } | null;
  };
}

/** Leads to where the order is paid, or says how the money is sent. */
export function PayAgain({ order, token, asker, words: { texts } }: PayAgainProps) {
  const [isSending, setSending] = useState(false);
  const [said, setSaid] = useState<string>();
  const isTransfer = order.payment_methods.some(({ type }) => type === 'banktransfer');

  async function onPress() {
    if (isSending) return;
    setSending(true);
    const { data } = await asker.ask<Retry>(RETRY_DOCUMENT, { number: order.number, token });
    const { url, instructions } = data?.retryPaymentUrl ?? {};
    if (url) {
      keepOrderToken(order.number, token);
      return window.location.assign(url);
    }
    setSending(false);
    setSaid(instructions?.text ?? texts.payFailed);
  }

  return (
    <div className={styles.pay}>
      <p>{isTransfer ? texts.transferInfo : texts.payInfo}</p>
      <SendButton
        label={isTransfer ? texts.showTransfer : texts.pay}
        isSending={isSending}
        sendingLabel={texts.sending}
        onPress={onPress}
      />
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}
