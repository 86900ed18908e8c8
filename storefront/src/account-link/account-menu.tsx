import type { SiteDetails } from '@witryna/module-schemas';
import { useState } from 'react';
import { ACCOUNT_TABS } from '../account/index.ts';
import { useCustomer } from '../customer/index.ts';
import { areaTextsOf } from '../i18n/areas/area-texts.ts';
import text from '../ui/text-button.module.css';
import styles from './account-menu.module.css';

interface AccountMenuProps {
  readonly site: SiteDetails;
  readonly addressOf: (path: string) => string;
  readonly titleId: string;
  readonly close: () => void;
}

/** The tabs of the account from anywhere in the shop, and the way out. */
export function AccountMenu({ site, addressOf, titleId, close }: AccountMenuProps) {
  const [customer, session] = useCustomer(site);
  const [isLeaving, setLeaving] = useState(false);
  const { account: texts } = areaTextsOf(site.language, 'customer');

  async function signOut() {
    if (isLeaving) return;
    setLeaving(true);
    await session.signOut();
    close();
  }

  return (
    <div className={styles.root}>
      <h2 className={styles.title} id={titleId} tabIndex={-1}>
        {texts.navigation}
      </h2>
      {customer.kind === 'customer' && <p className={styles.email}>{customer.profile.email}</p>}
      <ul className={styles.tabs}>
        {ACCOUNT_TABS.map(({ key, path }) => (
          <li key={key}>
            <a href={addressOf(path)}>{texts.tabs[key]}</a>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={text.textButton}
        aria-disabled={isLeaving || undefined}
        onClick={() => void signOut()}
      >
        {isLeaving ? texts.signingOut : texts.signOut}
      </button>
    </div>
  );
}
