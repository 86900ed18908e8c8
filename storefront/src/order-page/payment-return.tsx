import { useEffect } from 'react';
import { Actions, FormPage, type LinkedPageProps } from '../forms/form-page.tsx';
import { latestOrder } from '../latest-order/index.ts';
import { SecondaryAction } from '../ui/plain-page.tsx';

/** Where the bank sends back to: on to the order, where its link is known in this tab. It proves nothing of the payment. */
export function PaymentReturn({ texts, addressOf }: LinkedPageProps) {
  const orderPage = addressOf('/order');
  useEffect(() => {
    const number = new URLSearchParams(window.location.search).get('order');
    const order = number === null ? undefined : latestOrder(number);
    if (order) window.location.replace(`${orderPage}#token=${encodeURIComponent(order.token)}&paid=asked`);
  }, [orderPage]);
  return (
    <FormPage title={texts.page.title} info={texts.page.info}>
      <Actions>
        <SecondaryAction href={addressOf('/')}>{texts.common.backHome}</SecondaryAction>
      </Actions>
    </FormPage>
  );
}
