import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ShopClient } from '../../api/shop-client.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { fillIn } from '../../i18n/messages.ts';
import { blikFault, parseBlikCode } from './blik-code.ts';
import { BlikField } from './blik-field.tsx';
import { PayPlacedOrderDocument } from './payment.gen.ts';
import { toPaymentMethod } from './payment-input.ts';
import type { PaymentLocale } from './payment-locale.ts';
import styles from './payment-step.module.css';

/** An order that is placed and not paid. */
export interface UnpaidOrder {
  readonly number: string;
  readonly token: string;
  /** The BLIK way that it is paid by. */
  readonly code: string;
  readonly amountText: string;
  /** Why the last attempt came to nothing. */
  readonly sentence: string | undefined;
}

interface PayPlacedProps {
  readonly order: UnpaidOrder;
  readonly client: Pick<ShopClient, 'query'>;
  readonly locale: PaymentLocale;
  readonly otherMethodAddress: string;
  /** The bank was asked. */
  readonly onAsked: () => void;
}

const BLIK_ID = 'blik-again';

/** The same order is paid by another code: a second code never makes a second order. */
export function PayPlaced({ order, client, locale, otherMethodAddress, onAsked }: PayPlacedProps) {
  const { texts } = locale;
  const { number, token, code, amountText, sentence } = order;
  const form = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState(sentence);
  const [isSending, setSending] = useState(false);
  // Another answer of the bank: the field is empty again and takes the next code.
  useEffect(() => {
    setFault(sentence);
    form.current?.reset();
    document.getElementById(BLIK_ID)?.focus();
  }, [sentence]);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending || !form.current) return;
    const typed = String(new FormData(form.current).get('blik') ?? '');
    const wrong = blikFault(typed, texts);
    setFault(wrong);
    if (wrong) return document.getElementById(BLIK_ID)?.focus();
    setSending(true);
    const method = toPaymentMethod({ code, blikCode: parseBlikCode(typed) });
    const { data, refusal } = await client.query(PayPlacedOrderDocument, { number, token, method });
    setSending(false);
    form.current?.reset();
    const answer = data?.retryPaymentUrl;
    if (answer && !answer.reason_code) return onAsked();
    setFault(answer?.reason_sentence ?? refusal?.message ?? texts.failed);
    document.getElementById(BLIK_ID)?.focus();
  }

  return (
    <form ref={form} className={styles.placed} method="dialog" noValidate onSubmit={onSubmit}>
      <h2 className={styles.subtitle}>{fillIn(texts.placedTitle, { number })}</h2>
      <p>{texts.placedSafe}</p>
      <BlikField id={BLIK_ID} fault={fault} locale={locale} onType={() => setFault(undefined)} />
      <SubmitButton
        label={fillIn(texts.pay, { amount: amountText })}
        isSending={isSending}
        sendingLabel={texts.paying}
      />
      <a className={styles.link} href={otherMethodAddress}>
        {texts.otherMethod}
      </a>
    </form>
  );
}
