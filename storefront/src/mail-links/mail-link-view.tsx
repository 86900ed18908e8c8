import type { SiteDetails } from '@witryna/module-schemas';
import { useMemo } from 'react';
import { addressInSite } from '../content/page-address.ts';
import { mailLinkTextsOf } from '../i18n/mail-link-texts.ts';
import { OrderPage } from '../order-page/order-page.tsx';
import { PaymentReturn } from '../order-page/payment-return.tsx';
import { createShopAsker } from './ask-shop.ts';
import { ConfirmLink } from './confirm-link.tsx';
import { isConfirmPath } from './confirm-questions.ts';
import { type Look, LookContext } from './look.ts';
import type { MailLinkPath } from './mail-link-paths.ts';
import { RequestReset } from './request-reset.tsx';
import { ResetPassword } from './reset-password.tsx';

interface MailLinkViewProps {
  readonly path: MailLinkPath;
  readonly site: SiteDetails;
  readonly look: Look;
}

/** The page that a mail's link leads to. */
export function MailLinkView({ path, site, look }: MailLinkViewProps) {
  const asker = useMemo(() => createShopAsker(site.code), [site.code]);
  const common = {
    texts: mailLinkTextsOf(site.language, path),
    asker,
    addressOf: (target: string) => addressInSite(target, site.basePath),
  };
  return (
    <LookContext value={look}>
      {path === '/reset-password' && <ResetPassword {...common} />}
      {path === '/request-reset-password' && <RequestReset {...common} />}
      {path === '/order' && <OrderPage {...common} site={site} />}
      {path === '/payment-return' && <PaymentReturn {...common} />}
      {isConfirmPath(path) && <ConfirmLink path={path} {...common} />}
    </LookContext>
  );
}
