import { useEffect } from 'react';
import { Actions, SecondaryAction } from '../mail-links/actions.tsx';
import type { MailLinkProps } from '../mail-links/mail-link-props.ts';
import { MailPage } from '../mail-links/mail-page.tsx';
import { keptOrderToken } from './order-in-tab.ts';

/** Where the bank sends back to: on to the order, where its link is known in this tab. It proves nothing of the payment. */
export function PaymentReturn({ texts, addressOf }: MailLinkProps) {
  const orderPage = addressOf('/order');
  useEffect(() => {
    const number = new URLSearchParams(window.location.search).get('order');
    const token = number === null ? undefined : keptOrderToken(number);
    if (token) window.location.replace(`${orderPage}#token=${encodeURIComponent(token)}&paid=asked`);
  }, [orderPage]);
  return (
    <MailPage title={texts.page.title} info={texts.page.info}>
      <Actions>
        <SecondaryAction href={addressOf('/')}>{texts.common.backHome}</SecondaryAction>
      </Actions>
    </MailPage>
  );
}
