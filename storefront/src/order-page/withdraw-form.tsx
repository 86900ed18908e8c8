import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { fillIn } from '../i18n/messages.ts';
import { AnswerMessage } from '../mail-links/answer-message.tsx';
import { faultOfField } from '../mail-links/answer-text.ts';
import type { ShopAsker } from '../mail-links/ask-shop.ts';
import { SendButton } from '../mail-links/send-button.tsx';
import type { ShopAnswer } from '../mail-links/shop-answer.ts';
import { TextField } from '../mail-links/text-field.tsx';
import { type OrderItemOnPage, type OrderOnPage, WITHDRAW_DOCUMENT } from './order-document.ts';
import styles from './order-page.module.css';
import type { OrderWords } from './order-words.ts';

interface WithdrawFormProps {
  readonly order: OrderOnPage;
  readonly token: string;
  readonly asker: ShopAsker;
  readonly words: OrderWords;
  readonly onWithdrawn: () => Promise<void>;
  readonly onCancel: () => void;
}

/** The statement of withdrawal: what is returned, who says so, and one press that confirms it. */
export function WithdrawForm({ order, token, asker, words: { texts }, onWithdrawn, onCancel }: WithdrawFormProps) {
  const { firstname, lastname } = order.billing_address;
  const open = order.items.filter(({ quantity_returnable: left }) => left > 0);
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({});
  const [fields, setFields] = useState({ name: `${firstname} ${lastname}`, email: order.email, reason: '' });
  const [isSending, setSending] = useState(false);
  const [answer, setAnswer] = useState<ShopAnswer>();
  const [fault, setFault] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const items = Object.entries(pieces).filter(([, quantity]) => quantity > 0);
    setFault(items.length === 0 ? texts.nothingChosen : undefined);
    if (items.length === 0 || isSending) return;
    setSending(true);
    const { answer: given } = await asker.ask(WITHDRAW_DOCUMENT, {
      input: {
        order_number: order.number,
        token,
        ...fields,
        items: items.map(([id, quantity]) => ({ order_item_id: id, quantity })),
      },
    });
    setSending(false);
    setAnswer(given);
    if (given.kind === 'done') await onWithdrawn();
  }

  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    fault: faultOfField(answer, `/${name}`),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setFields({ ...fields, [name]: target.value }),
  });

  return (
    <form className={styles.withdrawal} onSubmit={onSubmit} noValidate>
      <h2 className={styles.subtitle} ref={title} tabIndex={-1}>
        {texts.withdrawTitle}
      </h2>
      <p className={styles.quiet}>{texts.withdrawSteps}</p>
      <ul className={styles.products}>
        {open.map((item) => (
          <Piece
            key={item.id}
            item={item}
            texts={texts}
            count={pieces[item.id] ?? 0}
            onCount={(count) => setPieces({ ...pieces, [item.id]: count })}
          />
        ))}
      </ul>
      <TextField label={texts.name} autoComplete="name" {...field('name')} />
      <TextField label={texts.email} type="email" autoComplete="email" {...field('email')} />
      <TextField label={texts.reason} {...field('reason')} />
      <AnswerMessage text={fault ?? refusalOf(answer)} isRefusal />
      <div className={styles.papers}>
        <SendButton label={texts.confirmWithdrawal} isSending={isSending} sendingLabel={texts.sending} />
        <button type="button" className={styles.textButton} onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}

/** What the shop says against it as a whole; faults of fields stand beside them. */
function refusalOf(answer: ShopAnswer | undefined): string | undefined {
  if (answer?.kind !== 'refused') return undefined;
  return answer.faults.find(({ path }) => path.startsWith('/items'))?.message;
}

interface PieceProps {
  readonly item: OrderItemOnPage;
  readonly texts: OrderWords['texts'];
  readonly count: number;
  readonly onCount: (count: number) => void;
}

function Piece({ item, texts, count, onCount }: PieceProps) {
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
        {name}
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
