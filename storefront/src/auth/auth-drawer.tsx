import type { SiteDetails } from '@witryna/module-schemas';
import { useCustomer } from '../customer/index.ts';
import { signInTextsOf } from '../i18n/sign-in-texts.ts';
import own from './auth.module.css';
import { useAuthForms } from './use-auth-forms.tsx';
import { welcomePath } from './welcome-path.ts';

interface AuthDrawerProps {
  readonly site: SiteDetails;
  readonly addressOf: (path: string) => string;
  readonly titleId: string;
  readonly close: () => void;
  /** Why one signs in here. */
  readonly lead?: string;
  /** What follows, where that is more than closing. */
  readonly onSignedIn?: () => void;
  /** What follows a new account, in place of its welcome. */
  readonly onSignedUp?: () => void;
}

/** Signing in and a new account beside the page that one is on, and stays on. */
export function AuthDrawer(props: AuthDrawerProps) {
  const { site, addressOf, titleId, close, lead, onSignedIn = close, onSignedUp } = props;
  const [customer] = useCustomer(site);
  const isExpired = customer.kind === 'guest' && customer.isExpired;
  const forms = useAuthForms({
    site,
    addressOf,
    initialTab: 'sign-in',
    idPrefix: 'drawer-sign-in-',
    notice: isExpired ? signInTextsOf(site.language).expiredShort : lead,
    onSignedIn,
    onSignedUp(account) {
      if (onSignedUp) return onSignedUp();
      close();
      const { pathname, search } = window.location;
      window.location.assign(addressOf(welcomePath(account, pathname + search)));
    },
  });
  return (
    <div className={own.drawer}>
      <h2 className={own.drawerTitle} id={titleId} tabIndex={-1} ref={forms.titleRef}>
        {forms.title}
      </h2>
      {forms.info && <p className={own.drawerInfo}>{forms.info}</p>}
      {forms.body}
    </div>
  );
}
