import type { SiteDetails } from '@witryna/module-schemas';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { ACCOUNT_PATH } from '../content/own-paths.ts';
import { useCustomer } from '../customer/index.ts';
import type { AreaTexts } from '../i18n/areas/area-texts.ts';
import text from '../ui/text-button.module.css';
import styles from './account.module.css';
import { HeadingContext } from './account-heading.ts';
import { ACCOUNT_TABS, type AccountPath, tabOfPage } from './account-tabs.ts';
import { noteTabOpened, takeTabOpened } from './tab-opened.ts';
import { type TabKey, type TabStates, TabStatesContext } from './tab-states.ts';
import { Welcome } from './welcome.tsx';

interface AccountShellProps {
  readonly path: AccountPath;
  /** What the account begins with on this site. */
  readonly homePath: AccountPath;
  readonly site: SiteDetails;
  readonly addressOf: (path: string) => string;
  readonly texts: AreaTexts['customer']['account'];
  readonly children: ReactNode;
}

/** The frame of the account: links to its tabs, at the left where there is room, the heading of the page, the welcome. */
export function AccountShell({ path, homePath, site, addressOf, texts, children }: AccountShellProps) {
  const [customer] = useCustomer(site);
  const title = useRef<HTMLHeadingElement>(null);
  const [heading, setHeading] = useState<string>();
  const [states, setStates] = useState<TabStates>({});
  const setTabState = useCallback((key: TabKey, state: string | undefined) => {
    setStates((before) => (before[key] === state ? before : { ...before, [key]: state }));
  }, []);
  const isHome = path === homePath;
  const isGuest = customer.kind === 'guest';
  const isWelcome = path === ACCOUNT_PATH && (customer.kind === 'waiting' || customer.kind === 'customer');

  useEffect(() => {
    if (takeTabOpened()) title.current?.focus({ preventScroll: true });
  }, []);
  // The form that held the focus is gone once somebody has signed in with it.
  const wasGuest = useRef(false);
  useEffect(() => {
    if (customer.kind === 'customer' && wasGuest.current) title.current?.focus();
    if (customer.kind !== 'waiting') wasGuest.current = isGuest;
  }, [customer.kind, isGuest]);

  return (
    <div className={styles.root} data-guest={isGuest || undefined}>
      {!isGuest && (
        <AccountNavigation
          path={path}
          homePath={homePath}
          site={site}
          addressOf={addressOf}
          texts={texts}
          states={states}
        />
      )}
      <div className={styles.content}>
        {!isHome && !isGuest && (
          <a className={styles.back} href={addressOf(homePath)} onClick={noteTabOpened}>
            {texts.back}
          </a>
        )}
        <h1 className={styles.title} tabIndex={-1} ref={title}>
          {heading ?? texts.headings[path] ?? texts.titles[path]}
        </h1>
        {isWelcome && (
          <Welcome firstName={customer.kind === 'customer' ? customer.profile.firstName : undefined} texts={texts} />
        )}
        <TabStatesContext value={setTabState}>
          <HeadingContext value={setHeading}>{children}</HeadingContext>
        </TabStatesContext>
      </div>
    </div>
  );
}

interface AccountNavigationProps extends Omit<AccountShellProps, 'children'> {
  readonly states: TabStates;
}

function AccountNavigation({ path, homePath, site, addressOf, texts, states }: AccountNavigationProps) {
  const [, session] = useCustomer(site);
  const [isLeaving, setLeaving] = useState(false);
  const current = tabOfPage(path);

  async function signOut() {
    if (isLeaving) return;
    setLeaving(true);
    await session.signOut();
    setLeaving(false);
  }

  return (
    <nav className={styles.navigation} aria-label={texts.navigation} data-home={path === homePath || undefined}>
      <ul className={styles.tabs}>
        {ACCOUNT_TABS.map((tab) => (
          <li key={tab.key}>
            <a
              className={styles.tab}
              href={addressOf(tab.path)}
              aria-current={tab.path === current ? 'page' : undefined}
              onClick={noteTabOpened}
            >
              <span>
                {texts.tabs[tab.key]}
                {states[tab.key] !== undefined && (
                  <>
                    {' '}
                    <small className={styles.state}>{states[tab.key]}</small>
                  </>
                )}
              </span>
            </a>
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
    </nav>
  );
}
