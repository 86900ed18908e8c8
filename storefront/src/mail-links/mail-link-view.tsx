import type { SiteDetails } from '@witryna/module-schemas';
import { useMemo } from 'react';
import { addressInSite } from '../content/page-address.ts';
import { mailLinkTextsOf } from '../i18n/mail-link-texts.ts';
import { createShopAsker } from './ask-shop.ts';
import { ConfirmLink } from './confirm-link.tsx';
import type { MailLinkPath } from './mail-link-paths.ts';
import { RequestReset } from './request-reset.tsx';
import { ResetPassword } from './reset-password.tsx';

interface MailLinkViewProps {
  readonly path: MailLinkPath;
  readonly site: SiteDetails;
}

/** The page that a mail's link leads to. */
export function MailLinkView({ path, site }: MailLinkViewProps) {
  const asker = useMemo(() => createShopAsker(site.code), [site.code]);
  const common = {
    texts: mailLinkTextsOf(site.language, path),
    asker,
    addressOf: (target: string) => addressInSite(target, site.basePath),
  };
  switch (path) {
    case '/reset-password':
      return <ResetPassword {...common} />;
    case '/request-reset-password':
      return <RequestReset {...common} />;
    default:
      return <ConfirmLink path={path} {...common} />;
  }
}
