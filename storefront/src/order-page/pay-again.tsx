import { useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { fillIn } from '../i18n/messages.ts';
import { rememberLatestOrder } from '../latest-order/index.ts';
import { RetryPaymentDocument } from './order.gen.ts';
import type { OrderLocale } from './order-locale.ts';
import styles from './order-page.module.css';
import type { OrderOnPage, PaymentMethod, RetryAnswer } from './order-queries.ts';

interface PayAgainProps {
  readonly order: OrderOnPage;
  readonly token: string;
  readonly shop: ShopClient;
  readonly locale: OrderLocale;
}

/** Leads to where the order is paid, says how the money is sent, or why not and which ways still work. */
export function PayAgain({ order, token, shop, locale: { texts } }: PayAgainProps) {
  const [isSending, setSending] = useState(false);
  const [message, setMessage] = useState<string>();
  const [otherMethods, setOtherMethods] = useState<readonly PaymentMethod[]>([]);
  const isTransfer = order.payment_methods.some(({ type }) => type === 'banktransfer');

  async function pay(code?: string) {
    if (isSending) return;
    setSending(true);
    const { data } = await shop.query(RetryPaymentDocument, {
      number: order.number,
      token,
      ...(code !== undefined && { method: { code } }),
    });
    const answered = (data as RetryAnswer | undefined)?.retryPaymentUrl;
    if (answered?.url) {
      rememberLatestOrder({ number: order.number, token });
      return window.location.assign(answered.url);
    }
    setSending(false);
    setMessage(answered?.instructions?.text ?? answered?.reason_sentence ?? texts.payFailed);
    setOtherMethods(answered?.retry_payment_methods ?? []);
  }

  return (
    <div className={styles.pay}>
      <p>{isTransfer ? texts.transferInfo : texts.payInfo}</p>
      <SubmitButton
        label={isTransfer ? texts.showTransfer : texts.pay}
        isSending={isSending}
        sendingLabel={texts.sending}
        onPress={() => pay()}
      />
      <p role="status" className={styles.message}>
        {message}
      </p>
      {otherMethods.map(({ code, title }) => (
        <button key={code} type="button" className={styles.textButton} onClick={() => pay(code)}>
          {fillIn(texts.payOtherwise, { method: title })}
        </button>
      ))}
    </div>
  );
}
