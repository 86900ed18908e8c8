import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useApi } from '../../api/api-context.tsx';
import { type Order, orderDocumentsQuery, useOrderMutations } from '../../api/commerce/orders.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { formatDay } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import styles from './order-documents.module.css';

/** The documents of an order as PDF; an invoice is issued here once. */
export function OrderDocuments({ order }: { readonly order: Order }) {
  const toast = useToast();
  const documents = useQuery(orderDocumentsQuery(useApi(), order.id));
  const { invoice } = useOrderMutations(order.id);
  const issued = documents.data ?? [];
  const mayIssue = documents.isSuccess && !issued.some(({ kind }) => kind === 'invoice') && order.status !== 'canceled';
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
      {documents.isError && <Notice tone="danger">{errorSentence(documents.error)}</Notice>}
      <ul className={styles.list}>
        <DocumentLink orderId={order.id} document="confirmation" title={t.orders.documents.confirmation} />
        {issued.map(({ id, kind, number, issuedAt }) => (
          <DocumentLink
            key={id}
            orderId={order.id}
            document={String(id)}
            title={kind === 'invoice' ? t.orders.documents.invoice(number) : t.orders.documents.correction(number)}
            day={formatDay(issuedAt)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface DocumentLinkProps {
  readonly orderId: number;
  readonly document: string;
  readonly title: string;
  readonly day?: string;
}

function DocumentLink({ orderId, document, title, day }: DocumentLinkProps) {
  return (
    <li className={styles.row}>
      <a
        href={`/staff/orders/${orderId}/documents/${document}`}
        target="_blank"
        rel="noreferrer"
        className={styles.document}
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
