import { FileText, Images, LogOut } from 'lucide-react';
import { NavLink, Outlet } from 'react-router-dom';
import { useSession, useSignOut } from '../api/session.ts';
import { t } from '../i18n/pl.ts';
import { IconButton } from '../ui/button.tsx';
import styles from './app-frame.module.css';
import { BrandMark } from './brand-mark.tsx';

/** What stands around every screen but the workspace: the places one can go, and who one is. */
export function AppFrame() {
  const { data: session } = useSession();
  const signOut = useSignOut();
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {t.common.skipToContent}
      </a>
      <header className={styles.header}>
        <BrandMark />
        <nav aria-label={t.pages.navigation} className={styles.nav}>
          <NavLink to="/pages" className={styles.link}>
            <FileText size={16} aria-hidden="true" />
            {t.pages.title}
          </NavLink>
          <NavLink to="/media" className={styles.link}>
            <Images size={16} aria-hidden="true" />
            {t.pages.media}
          </NavLink>
        </nav>
        {session && (
          <div className={styles.person}>
            <span className={styles.name}>{session.user.name || session.user.email}</span>
            <span className={styles.role}>{t.session.roles[session.user.role]}</span>
            <IconButton icon={LogOut} label={t.session.signOut} onClick={() => signOut.mutate()} />
          </div>
        )}
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </div>
  );
}
