import { useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { fillIn } from '../i18n/messages.ts';
import type { OrderLocale, OrderOnPage } from '../order-parts/index.ts';
import { type PaymentMethod, type PaymentStart, payOrder } from '../payment/index.ts';
import buttons from '../ui/text-button.module.css';
import styles from './order-page.module.css';

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
    const started = await payOrder(shop, { number: order.number, token }, code === undefined ? {} : { code });
    if (started.kind === 'redirect') return window.location.assign(started.url);
    setSending(false);
    setOtherMethods(started.kind === 'refused' ? started.methods : []);
    setMessage(messageOf(started, texts));
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
        <button key={code} type="button" className={buttons.textButton} onClick={() => pay(code)}>
          {fillIn(texts.payOtherwise, { method: title })}
        </button>
      ))}
    </div>
  );
}

/** What is said of a payment that does not go on elsewhere. */
function messageOf(started: PaymentStart, texts: OrderLocale['texts']): string {
  switch (started.kind) {
    case 'transfer':
      return started.text;
    case 'refused':
      return started.reason?.sentence ?? texts.payFailed;
    case 'failed':
      return started.sentence ?? texts.payFailed;
    default:
      return texts.awaited;
  }
}
