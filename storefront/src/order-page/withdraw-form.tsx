import { keepTogether } from '@witryna/modules/shared/keep-together';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import type { ShopResult } from '../api/shop-result.ts';
import { errorOfField, mayRetry } from '../forms/result-text.ts';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { showFaults, TextField } from '../forms/text-field.tsx';
import { fillIn } from '../i18n/messages.ts';
import type { OrderItemOnPage, OrderLocale, OrderOnPage } from '../order-parts/index.ts';
import buttons from '../ui/text-button.module.css';
import { WithdrawDocument } from './order.gen.ts';
import styles from './order-page.module.css';
import { RefundAccountFields } from './refund-account-fields.tsx';
import { accountInput, isWrongAccount, NO_ACCOUNT } from './refund-account-input.ts';

/** A statement that the shop has taken. */
export interface Withdrawal {
  readonly number: string;
  /** In UTC. */
  readonly at: string;
  /** Where its receipt goes. */
  readonly email: string;
}

interface WithdrawFormProps {
  readonly order: OrderOnPage;
  readonly token: string;
  readonly shop: ShopClient;
  readonly locale: OrderLocale;
  readonly onWithdrawn: (made: Withdrawal) => Promise<void>;
  /** Nobody knows whether it has arrived. */
  readonly onLost: () => Promise<void>;
  readonly onCancel: () => void;
}

/** The statement of withdrawal: what is returned, all of it at first, who says so, and one press that confirms it. */
export function WithdrawForm(props: WithdrawFormProps) {
  const { order, token, shop, onWithdrawn, onLost, onCancel } = props;
  const { texts } = props.locale;
  const { firstname, lastname } = order.billing_address;
  const open = order.items.filter(({ quantity_returnable: left }) => left > 0);
  const [pieces, setPieces] = useState(() =>
    Object.fromEntries(open.map(({ id, quantity_returnable: left }) => [id, left])),
  );
  const [fields, setFields] = useState({ name: `${firstname} ${lastname}`, email: order.email, reason: '' });
  const [account, setAccount] = useState(NO_ACCOUNT);
  const [isAccountWrong, setAccountWrong] = useState(false);
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<ShopResult>();
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const items = Object.entries(pieces).filter(([, quantity]) => quantity > 0);
    setError(items.length === 0 ? texts.nothingChosen : undefined);
    if (items.length === 0 || isSending) return;
    const isWrong = isWrongAccount(account);
    showFaults(form.current, () => setAccountWrong(isWrong));
    if (isWrong) return;
    const refundAccount = accountInput(account);
    setSending(true);
    const { result: outcome, data } = await shop.query(WithdrawDocument, {
      input: {
        order_number: order.number,
        token,
        ...fields,
        ...(refundAccount && { refund_account: refundAccount }),
        items: items.map(([id, quantity]) => ({ order_item_id: id, quantity })),
      },
    });
    setSending(false);
    setResult(outcome);
    const made = data?.withdrawFromContract?.return;
    if (made) await onWithdrawn({ number: made.number, at: made.created_at, email: fields.email });
    // Its answer alone may have been lost: then the order says so.
    else if (mayRetry(outcome)) await onLost();
  }

  const accountHint = (ending: string | null) =>
    ending ? fillIn(texts.refundKnown, { ending }) : `${texts.refundWhy} ${texts.refundLater}`;

  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    error: errorOfField(result, `/${name}`),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setFields({ ...fields, [name]: target.value }),
  });

  return (
    <form className={styles.withdrawal} method="dialog" onSubmit={onSubmit} noValidate ref={form}>
      <h2 className={styles.subtitle} ref={title} tabIndex={-1}>
        {texts.withdrawTitle}
      </h2>
      <p className={styles.quiet}>{texts.withdrawSteps}</p>
      <ul className={styles.products}>
        {open.map((item) => (
          <Piece
            key={item.id}
            item={item}
            locale={props.locale}
            count={pieces[item.id] ?? 0}
            onCount={(count) => setPieces({ ...pieces, [item.id]: count })}
          />
        ))}
      </ul>
      {open.some(({ kind }) => kind === 'gift' || kind === 'sample') && (
        <p className={styles.quiet}>{texts.withdrawGifts}</p>
      )}
      <TextField label={texts.name} autoComplete="name" {...field('name')} />
      <TextField label={texts.email} type="email" autoComplete="email" {...field('email')} />
      <TextField label={texts.reason} {...field('reason')} />
      {order.transfer_refund && (
        <RefundAccountFields
          value={account}
          onChange={setAccount}
          texts={texts}
          hint={accountHint(order.transfer_refund.account_ending)}
          errors={{
            number: isAccountWrong ? texts.refundWrong : errorOfField(result, '/refund_account/account_number'),
            holder: errorOfField(result, '/refund_account/holder'),
          }}
        />
      )}
      <StatusMessage text={error ?? refusalOf(result, texts)} isRefusal />
      <div className={styles.buttons}>
        <SubmitButton label={texts.confirmWithdrawal} isSending={isSending} sendingLabel={texts.sending} />
        <button type="button" className={buttons.textButton} onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}

/** What the shop says against it as a whole; errors of fields stand beside them. */
function refusalOf(result: ShopResult | undefined, texts: OrderLocale['texts']): string | undefined {
  if (result === undefined || result.kind === 'done') return undefined;
  if (result.kind !== 'refused') return texts.withdrawFailed;
  return result.errors.find(({ path }) => path.startsWith('/items'))?.message;
}

interface PieceProps {
  readonly item: OrderItemOnPage;
  readonly locale: OrderLocale;
  readonly count: number;
  readonly onCount: (count: number) => void;
}

function Piece({ item, locale: { language, texts }, count, onCount }: PieceProps) {
  const id = useId();
  const { product_name: name, quantity_returnable: most } = item;
  return (
    <li className={styles.product}>
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={count > 0}
          onChange={({ target }) => onCount(target.checked ? most : 0)}
        />{' '}
        {keepTogether(language, name)}
      </label>
      {most > 1 && count > 0 && (
        <span className={styles.pieces}>
          <input
            type="number"
            className={styles.count}
            min={1}
            max={most}
            value={count}
            aria-label={fillIn(texts.pieces, { name })}
            onChange={({ target }) => onCount(Math.min(most, Math.max(1, Math.trunc(Number(target.value)) || 1)))}
          />
          {fillIn(texts.ofPieces, { count: String(most) })}
        </span>
      )}
    </li>
  );
}
