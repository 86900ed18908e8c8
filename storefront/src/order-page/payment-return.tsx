import { useEffect } from 'react';
import { Actions, FormPage, type LinkedPageProps } from '../forms/form-page.tsx';
import { SecondaryAction } from '../ui/plain-page.tsx';
import { storedOrderToken } from './order-token-storage.ts';

/** Where the bank sends back to: on to the order, where its link is known in this tab. It proves nothing of the payment. */
export function PaymentReturn({ texts, addressOf }: LinkedPageProps) {
  const orderPage = addressOf('/order');
  useEffect(() => {
    const number = new URLSearchParams(window.location.search).get('order');
    const token = number === null ? undefined : storedOrderToken(number);
    if (token) window.location.replace(`${orderPage}#token=${encodeURIComponent(token)}&paid=asked`);
  }, [orderPage]);
  return (
    <FormPage title={texts.page.title} info={texts.page.info}>
      <Actions>
        <SecondaryAction href={addressOf('/')}>{texts.common.backHome}</SecondaryAction>
      </Actions>
    </FormPage>
  );
}
