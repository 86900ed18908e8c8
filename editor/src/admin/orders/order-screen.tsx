import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { orderQuery } from '../../api/orders.ts';
import { LoadedRecord } from '../../forms/loaded-record.tsx';
import { t } from '../../i18n/pl.ts';
import { OrderPage } from './order-page.tsx';

const BACK = { to: '/orders', label: t.orders.title };

/** One order with everything that staff may know of it and do with it. */
export function OrderScreen() {
  const { id } = useParams();
  const order = useQuery(orderQuery(useApi(), Number(id)));
  return (
    <LoadedRecord query={order} back={BACK}>
      {(opened) => <OrderPage key={opened.id} order={opened} />}
    </LoadedRecord>
  );
}
