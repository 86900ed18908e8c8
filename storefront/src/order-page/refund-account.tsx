import { type FormEvent, useId, useRef, useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import type { ShopResult } from '../api/shop-result.ts';
import { errorOfField } from '../forms/result-text.ts';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { showFaults } from '../forms/text-field.tsx';
import { fillIn } from '../i18n/messages.ts';
import type { OrderLocale, OrderOnPage } from '../order-parts/index.ts';
import buttons from '../ui/text-button.module.css';
import { SetRefundAccountDocument } from './order.gen.ts';
import styles from './order-page.module.css';
import { RefundAccountFields } from './refund-account-fields.tsx';
import { accountInput, isWrongAccount, NO_ACCOUNT } from './refund-account-input.ts';

interface RefundAccountProps {
  readonly order: Pick<OrderOnPage, 'number' | 'transfer_refund'>;
  readonly token: string;
  readonly shop: ShopClient;
  readonly locale: OrderLocale;
  /** Reads the order again. */
  readonly onChanged: () => Promise<void>;
}

/** Where the money goes that no payment provider sends back; asked for, or changed, until the transfer leaves. */
export function RefundAccount({ order, token, shop, locale: { texts }, onChanged }: RefundAccountProps) {
  const ending = order.transfer_refund?.account_ending;
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const title = useId();

  async function onSaved() {
    setOpen(false);
    setSaved(true);
    await onChanged();
  }

  if (!order.transfer_refund?.is_awaited) return null;
  return (
    <section className={styles.pay} aria-labelledby={title}>
      <h2 id={title} className={styles.subtitle}>
        {texts.refundTitle}
      </h2>
      <p>{ending ? fillIn(texts.refundTo, { ending }) : texts.refundWhy}</p>
      <StatusMessage text={isSaved && !isOpen ? texts.refundSaved : undefined} isRefusal={false} />
      {ending && !isOpen ? (
        <button type="button" className={buttons.textButton} onClick={() => setOpen(true)}>
          {texts.refundChange}
        </button>
      ) : (
        <AccountForm
          order={order}
          token={token}
          shop={shop}
          texts={texts}
          onSaved={onSaved}
          {...(ending && { onCancel: () => setOpen(false) })}
        />
      )}
    </section>
  );
}

interface AccountFormProps extends Pick<RefundAccountProps, 'order' | 'token' | 'shop'> {
  readonly texts: OrderLocale['texts'];
  readonly onSaved: () => Promise<void>;
  /** Absent while no account is known: there is nothing to go back to. */
  readonly onCancel?: () => void;
}

function AccountForm({ order, token, shop, texts, onSaved, onCancel }: AccountFormProps) {
  const [typed, setTyped] = useState(NO_ACCOUNT);
  const [result, setResult] = useState<ShopResult>();
  const [isWrong, setWrong] = useState(false);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const account = accountInput(typed);
    const isRefused = account === undefined || isWrongAccount(typed);
    showFaults(form.current, () => setWrong(isRefused));
    if (isRefused) return;
    setSending(true);
    const { result: outcome, data } = await shop.query(SetRefundAccountDocument, {
      input: { order_number: order.number, token, account },
    });
    setSending(false);
    setResult(outcome);
    if (data?.setRefundAccount) await onSaved();
  }

  const errors = {
    number: isWrong ? texts.refundWrong : errorOfField(result, '/account/account_number'),
    holder: errorOfField(result, '/account/holder'),
  };
  const isNowhere = result && result.kind !== 'done' && !errors.number && !errors.holder;
  return (
    <form className={styles.account} method="dialog" onSubmit={onSubmit} noValidate ref={form}>
      <RefundAccountFields value={typed} onChange={setTyped} texts={texts} hint={texts.refundFormat} errors={errors} />
      <StatusMessage text={isNowhere ? texts.refundFailed : undefined} isRefusal />
      <div className={styles.buttons}>
        <SubmitButton label={texts.refundSave} isSending={isSending} sendingLabel={texts.sending} />
        {onCancel && (
          <button type="button" className={buttons.textButton} onClick={onCancel}>
            {texts.cancel}
          </button>
        )}
      </div>
    </form>
  );
}
