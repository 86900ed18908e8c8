import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { orderQuery } from '../../api/commerce/orders.ts';
import { LoadedRecord } from '../../forms/loaded-record.tsx';
import { t } from '../../i18n/pl.ts';
import { OrderPage } from './order-page.tsx';

const TO_SHIP = '/to-ship';

/** One order with everything that staff may know of it and do with it. */
export function OrderScreen() {
  const { id } = useParams();
  const { state } = useLocation();
  // Whoever packs goes through that list, not through all orders.
  const back =
    state?.from === TO_SHIP ? { to: TO_SHIP, label: t.shipping.title } : { to: '/orders', label: t.orders.title };
  const order = useQuery(orderQuery(useApi(), Number(id)));
  return (
    <LoadedRecord query={order} back={back}>
      {(opened) => <OrderPage key={opened.id} order={opened} back={back} />}
    </LoadedRecord>
  );
}
