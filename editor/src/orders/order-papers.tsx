import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useApi } from '../api/api-context.tsx';
import { errorSentence } from '../api/error-sentence.ts';
import { type Order, orderPapersQuery, useOrderMutations } from '../api/orders.ts';
import { formatDay } from '../i18n/format.ts';
import { t } from '../i18n/pl.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { useToast } from '../ui/toasts.tsx';
import styles from './order-papers.module.css';

/** The papers of an order as PDF; an invoice is issued here once. */
export function OrderPapers({ order }: { readonly order: Order }) {
  const toast = useToast();
  const papers = useQuery(orderPapersQuery(useApi(), order.id));
  const { invoice } = useOrderMutations(order.id);
  const issued = papers.data ?? [];
  const mayIssue = papers.isSuccess && !issued.some(({ kind }) => kind === 'invoice') && order.status !== 'canceled';
  const onIssue = () =>
    invoice.mutate(undefined, {
      onSuccess: ({ number }) => toast({ tone: 'success', text: t.orders.documents.issued(number) }),
    });
  return (
    <Card
      title={t.orders.parts.documents}
      aside={
        mayIssue && (
          <Button busy={invoice.isPending} onClick={onIssue}>
            {t.orders.documents.issue}
          </Button>
        )
      }
    >
      {invoice.isError && <Notice tone="danger">{errorSentence(invoice.error)}</Notice>}
      {papers.isError && <Notice tone="danger">{errorSentence(papers.error)}</Notice>}
      <ul className={styles.list}>
        <Paper orderId={order.id} paper="confirmation" title={t.orders.documents.confirmation} />
        {issued.map(({ id, kind, number, issuedAt }) => (
          <Paper
            key={id}
            orderId={order.id}
            paper={String(id)}
            title={kind === 'invoice' ? t.orders.documents.invoice(number) : t.orders.documents.correction(number)}
            day={formatDay(issuedAt)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface PaperProps {
  readonly orderId: number;
  readonly paper: string;
  readonly title: string;
  readonly day?: string;
}

function Paper({ orderId, paper, title, day }: PaperProps) {
  return (
    <li className={styles.row}>
      <a
        href={`/staff/orders/${orderId}/documents/${paper}`}
        target="_blank"
        rel="noreferrer"
        className={styles.paper}
        data-tooltip={t.orders.documents.pdf}
      >
        <FileText size={15} aria-hidden="true" />
        {title}
        <span className="visually-hidden">, {t.orders.documents.pdf}</span>
      </a>
      {day && <span className={styles.none}>{day}</span>}
    </li>
  );
}
