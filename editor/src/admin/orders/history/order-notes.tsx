import { type FormEvent, useCallback, useRef, useState } from 'react';
import { type Order, useOrderMutations } from '../../../api/commerce/orders.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { LeaveGuard } from '../../../forms/leave-guard.tsx';
import { formatMoment } from '../../../i18n/format.ts';
import { t } from '../../../i18n/pl.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { TextArea } from '../../../ui/fields/inputs.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useToast } from '../../../ui/overlays/toasts.tsx';
import styles from './order-notes.module.css';

const MOST_WORDS = 2_000;

/** What staff tell one another of the order, or the buyer. */
export function OrderNotes({ order }: { readonly order: Order }) {
  return (
    <Card title={t.orders.parts.notes}>
      {order.comments.length > 0 && (
        <ul className={styles.list} aria-label={t.orders.parts.notes}>
          {order.comments.map(({ id, at, message, isVisible, authorName }) => (
            <li key={id} className={styles.note}>
              <p className={styles.words}>{message}</p>
              <p className={styles.by}>
                {[authorName, formatMoment(at)].filter(Boolean).join(', ')}{' '}
                {isVisible && <Badge tone="accent">{t.orders.notes.forShopper}</Badge>}
              </p>
            </li>
          ))}
        </ul>
      )}
      <NewNote orderId={order.id} />
    </Card>
  );
}

function NewNote({ orderId }: { readonly orderId: number }) {
  const toast = useToast();
  const { comment } = useOrderMutations(orderId);
  const [message, setMessage] = useState('');
  const [isVisible, setVisible] = useState(false);
  const words = message.trim();
  const unsaved = useRef(false);
  unsaved.current = words !== '';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (words === '' || comment.isPending) return;
    const onSuccess = () => {
      toast({ tone: 'success', text: t.orders.notes.added });
      setMessage('');
      setVisible(false);
    };
    comment.mutate({ message: words, isVisible }, { onSuccess });
  };
  return (
    <form onSubmit={onSubmit} className={styles.form}>
      {comment.isError && <Notice tone="danger">{errorSentence(comment.error)}</Notice>}
      <Field label={t.orders.notes.label} hiddenLabel>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            placeholder={t.orders.notes.label}
            maxLength={MOST_WORDS}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
      </Field>
      {words !== '' && (
        <>
          <Switch
            label={t.orders.notes.visible}
            help={t.orders.notes.visibleHelp}
            checked={isVisible}
            onChange={setVisible}
          />
          <div>
            <Button type="submit" busy={comment.isPending}>
              {t.orders.notes.add}
            </Button>
          </div>
        </>
      )}
      <LeaveGuard isDirty={useCallback(() => unsaved.current, [])} />
    </form>
  );
}
