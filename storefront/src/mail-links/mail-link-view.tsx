import type { SiteDetails } from '@witryna/module-schemas';
import { useMemo } from 'react';
import { ConfirmLink, isConfirmPath, RequestReset, ResetPassword } from '../account-links/index.ts';
import type { MailLinkPath } from '../content/own-paths.ts';
import { addressInSite } from '../content/page-address.ts';
import { createShopClient } from '../forms/shop-client.ts';
import { mailLinkTextsOf } from '../i18n/mail-link-texts.ts';
import { OrderPage, PaymentReturn } from '../order-page/index.ts';

interface MailLinkViewProps {
  readonly path: MailLinkPath;
  readonly site: SiteDetails;
}

/** The page that a mail's link leads to. */
export function MailLinkView({ path, site }: MailLinkViewProps) {
  const shop = useMemo(() => createShopClient(site.code), [site.code]);
  const common = {
    texts: mailLinkTextsOf(site.language, path),
    shop,
    addressOf: (target: string) => addressInSite(target, site.basePath),
  };
  if (isConfirmPath(path)) return <ConfirmLink path={path} {...common} />;
  switch (path) {
    case '/reset-password':
      return <ResetPassword {...common} />;
    case '/request-reset-password':
      return <RequestReset {...common} />;
    case '/order':
      return <OrderPage {...common} site={site} />;
    case '/payment-return':
      return <PaymentReturn {...common} />;
  }
}
