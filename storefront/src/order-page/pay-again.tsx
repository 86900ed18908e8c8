import { useState } from 'react';
import { fillIn } from '../i18n/messages.ts';
import type { ShopAsker } from '../mail-links/ask-shop.ts';
import { SendButton } from '../mail-links/send-button.tsx';
import { type OrderOnPage, type OtherWay, RETRY_DOCUMENT, type RetryAnswer } from './order-document.ts';
import { keepOrderToken } from './order-in-tab.ts';
import styles from './order-page.module.css';
import type { OrderWords } from './order-words.ts';

interface PayAgainProps {
  readonly order: OrderOnPage;
  readonly token: string;
  readonly asker: ShopAsker;
  readonly words: OrderWords;
}

/** Leads to where the order is paid, says how the money is sent, or why not and which ways still work. */
export function PayAgain({ order, token, asker, words: { texts } }: PayAgainProps) {
  const [isSending, setSending] = useState(false);
  const [said, setSaid] = useState<string>();
  const [otherWays, setOtherWays] = useState<readonly OtherWay[]>([]);
  const isTransfer = order.payment_methods.some(({ type }) => type === 'banktransfer');

  async function pay(code?: string) {
    if (isSending) return;
    setSending(true);
    const { data } = await asker.ask<RetryAnswer>(RETRY_DOCUMENT, {
      number: order.number,
      token,
      ...(code !== undefined && { method: { code } }),
    });
    const answered = data?.retryPaymentUrl;
    if (answered?.url) {
      keepOrderToken(order.number, token);
      return window.location.assign(answered.url);
    }
    setSending(false);
    setSaid(answered?.instructions?.text ?? answered?.reason_sentence ?? texts.payFailed);
    setOtherWays(answered?.retry_payment_methods ?? []);
  }

  return (
    <div className={styles.pay}>
      <p>{isTransfer ? texts.transferInfo : texts.payInfo}</p>
      <SendButton
        label={isTransfer ? texts.showTransfer : texts.pay}
        isSending={isSending}
        sendingLabel={texts.sending}
        onPress={() => pay()}
      />
      <p role="status" className={styles.said}>
        {said}
      </p>
      {otherWays.map(({ code, title }) => (
        <button key={code} type="button" className={styles.textButton} onClick={() => pay(code)}>
          {fillIn(texts.payOtherwise, { method: title })}
        </button>
      ))}
    </div>
  );
}
