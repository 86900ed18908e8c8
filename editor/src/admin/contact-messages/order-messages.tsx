import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { contactMessagesQuery } from '../../api/operations/contact-messages.ts';
import { t } from '../../i18n/pl.ts';

/** Leads to what was written about an order; nothing where nobody wrote. */
export function OrderMessages({ orderId }: { readonly orderId: number }) {
  const { data } = useQuery(contactMessagesQuery(useApi(), { orderId, page: 1, pageSize: 1 }));
  if (!data || data.total === 0) return null;
  return <Link to={`/messages?status=all&order=${orderId}`}>{t.contactMessages.ofOrder(data.total)}</Link>;
}
