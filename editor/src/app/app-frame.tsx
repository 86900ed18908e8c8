import { KeyRound, LogOut, ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { FormLanguageMenu, OwnFactorDialog, OwnPasswordDialog, WaitingMenu } from '../account/index.ts';
import { isAtLeast, useSession, useSignOut } from '../api/identity/session.ts';
import { t } from '../i18n/pl.ts';
import { IconButton } from '../ui/buttons/button.tsx';
import { BrandMark } from '../ui/layout/brand-mark.tsx';
import styles from './app-frame.module.css';
import { isAt, NAVIGATION } from './navigation.ts';
import { SectionTabs } from './section-tabs.tsx';
import { useScrollToCurrent } from './use-scroll-to-current.ts';

/** What stands around every screen but the workspace: the navigation, and who is signed in. */
export function AppFrame() {
  const { data: session } = useSession();
  const signOut = useSignOut();
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  useScrollToCurrent(bar, pathname);
  const [isFactorOpen, setFactorOpen] = useState(false);
  const [isChangingPassword, setChangingPassword] = useState(false);
  const sections = NAVIGATION.filter(({ role }) => session && isAtLeast(session.user.role, role));
  const name = session && (session.user.name || session.user.email);
  const role = session && t.session.roles[session.user.role];
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {t.common.skipToContent}
      </a>
      <header className={styles.header}>
        <BrandMark />
        <nav ref={bar} aria-label={t.pages.navigation} className={styles.nav}>
          {sections.map(({ path, title, icon: Icon, tabs = [{ path }] }) => (
            <Link
              key={path}
              to={path}
              className={styles.link}
              aria-current={tabs.some((tab) => isAt(tab.path, pathname)) ? 'page' : undefined}
            >
              <Icon size={16} className={styles.icon} aria-hidden="true" />
              {title}
            </Link>
          ))}
        </nav>
        {session && (
          <div className={styles.person}>
            <span className={styles.name}>{name}</span>
            {role !== name && <span className={styles.role}>{role}</span>}
            <WaitingMenu />
            <FormLanguageMenu language={session.formLanguage} />
            <IconButton icon={KeyRound} label={t.account.changePassword} onClick={() => setChangingPassword(true)} />
            <IconButton icon={ShieldCheck} label={t.secondFactor.title} onClick={() => setFactorOpen(true)} />
            <IconButton icon={LogOut} label={t.session.signOut} onClick={() => signOut.mutate()} />
          </div>
        )}
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <SectionTabs />
        <Outlet />
      </main>
      {isFactorOpen && <OwnFactorDialog onClose={() => setFactorOpen(false)} />}
      {isChangingPassword && <OwnPasswordDialog onClose={() => setChangingPassword(false)} />}
    </div>
  );
}
