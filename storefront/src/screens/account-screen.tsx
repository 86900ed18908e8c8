import { useMemo } from 'react';
import { ConfirmLink, RequestReset, ResetPassword } from '../account-links/index.ts';
import { createShopClient } from '../api/shop-client.ts';
import { AuthPage, WelcomePage } from '../auth/index.ts';
import { addressesOf } from '../content/screen-addresses.ts';
import type { AreaScreenProps } from '../content/screen-areas.ts';
import { screenTextsOf } from '../i18n/screen-texts.ts';
import { ManageCookies } from '../manage-cookies/manage-cookies.tsx';
import { CallbackPage, ConsentsPage, FinishPage } from '../social-return/index.ts';

export { FormAnswer } from '../form-answer/form-answer.tsx';

/** The screens of signing in, and those that links in mails lead to. */
export function AccountScreen({ path, site, routes }: AreaScreenProps<'account'>) {
  const shop = useMemo(() => createShopClient(site), [site]);
  const common = { texts: screenTextsOf(site.language, path), shop, addressOf: addressesOf(site, routes) };
  switch (path) {
    case '/reset-password':
      return <ResetPassword {...common} site={site} />;
    case '/request-reset-password':
      return <RequestReset {...common} />;
    case '/manage-cookies':
      return <ManageCookies {...common} site={site} />;
    case '/auth':
    case '/auth/sign-up':
      return <AuthPage addressOf={common.addressOf} site={site} path={path} />;
    case '/auth/sso':
      return <CallbackPage addressOf={common.addressOf} site={site} />;
    case '/sso-middleware':
      return <FinishPage addressOf={common.addressOf} site={site} />;
    case '/auth/consents':
      return <ConsentsPage addressOf={common.addressOf} site={site} />;
    case '/signup-welcome':
      return <WelcomePage addressOf={common.addressOf} site={site} />;
    default:
      return <ConfirmLink path={path} {...common} />;
  }
}
