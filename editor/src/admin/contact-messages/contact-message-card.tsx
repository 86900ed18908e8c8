import { Check, Reply, RotateCcw, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { errorSentence } from '../../api/error-sentence.ts';
import { type ContactMessage, useContactMessageMutations } from '../../api/operations/contact-messages.ts';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import card from '../../lists/list-card.module.css';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { ContactAnswers } from './contact-answers.tsx';
import { MessageSender } from './message-sender.tsx';

export interface ContactMessageCardProps {
  readonly message: ContactMessage;
  readonly onAnswer: () => void;
  readonly onRemove: () => void;
}

/** One message with what can be done about it. What was written is shown as words and nothing else. */
export function ContactMessageCard({ message, onAnswer, onRemove }: ContactMessageCardProps) {
  const words = t.contactMessages;
  const { name, topic, comment, createdAt, status, order, orderNumber } = message;
  const isAnswered = status === 'answered';
  const toast = useToast();
  const { settle } = useContactMessageMutations();
  const onSettle = () =>
    settle.mutate(
      { message, status: isAnswered ? 'new' : 'answered' },
      {
        onSuccess: () =>
          toast({ tone: 'success', text: isAnswered ? words.settle.reopened(name) : words.settle.done(name) }),
        onError: (error) => toast({ tone: 'danger', text: errorSentence(error) }),
      },
    );
  return (
    <li className={card.card}>
      <div className={card.words}>
        <h2 className={card.title}>{topic ?? words.noTopic}</h2>
        <MessageSender message={message} />
        <p className={card.text}>{comment}</p>
        {order && (
          <p className={card.line}>
            <Link to={`/orders/${order.id}`}>{words.order(order.number)}</Link>
            {!order.isSameEmail && (
              <>
                <Badge tone="warning">{words.otherEmail}</Badge>
                <span>{words.otherEmailText}</span>
              </>
            )}
          </p>
        )}
        {!order && orderNumber && <p className={card.line}>{words.unknownOrder(orderNumber)}</p>}
        <p className={card.line}>
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </p>
        <ContactAnswers message={message} />
      </div>
      <div className={card.actions}>
        <Button
          appearance={isAnswered ? 'secondary' : 'primary'}
          icon={Reply}
          aria-label={words.answer.of(name)}
          onClick={onAnswer}
        >
          {isAnswered ? words.answer.again : words.answer.action}
        </Button>
        <Button
          appearance="quiet"
          icon={isAnswered ? RotateCcw : Check}
          busy={settle.isPending}
          aria-label={isAnswered ? words.settle.reopenOf(name) : words.settle.of(name)}
          onClick={onSettle}
        >
          {isAnswered ? words.settle.reopen : words.settle.action}
        </Button>
        <Button appearance="quiet" icon={Trash2} aria-label={words.remove.of(name)} onClick={onRemove}>
          {words.remove.action}
        </Button>
      </div>
    </li>
  );
}
