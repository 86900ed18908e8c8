import { Send } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type Order, useOrderMutations } from '../../../api/commerce/orders.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { t } from '../../../i18n/pl.ts';
import { IconButton } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useToast } from '../../../ui/overlays/toasts.tsx';
import styles from '../order-documents.module.css';

/** Mails about the order that may be sent again. */
export function OrderMails({ order }: { readonly order: Order }) {
  const toast = useToast();
  const { resend } = useOrderMutations(order.id);
  const onResend = (mail: string) =>
    resend.mutate(
      { mail },
      {
        onSuccess: () => toast({ tone: 'success', text: t.orders.mails.queued(nameOf(mail)) }),
        onError: (error) => toast({ tone: 'danger', text: errorSentence(error) }),
      },
    );
  return (
    <Card title={t.orders.parts.mails}>
      {order.mails.length === 0 && <p className={styles.none}>{t.orders.mails.none}</p>}
      <ul className={styles.list}>
        {order.mails.map((mail) => (
          <li key={mail} className={styles.row}>
            {nameOf(mail)}
            <IconButton
              icon={Send}
              label={t.orders.mails.resendOf(nameOf(mail))}
              aria-disabled={resend.isPending || undefined}
              onClick={() => !resend.isPending && onResend(mail)}
            />
          </li>
        ))}
      </ul>
      <Link to={`/mails?to=${encodeURIComponent(order.email)}`}>{t.orders.mails.log}</Link>
    </Card>
  );
}

const nameOf = (mail: string) => t.mails.templates[mail] ?? mail;
