import { useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useMay } from '../api/identity/session.ts';
import { sectionWithTabs } from './navigation.ts';
import styles from './section-tabs.module.css';
import { useScrollToCurrent } from './use-scroll-to-current.ts';

/**
 * The screens of the section that one is in. Where a section is one screen its room stays empty, so that every heading
 * begins at the same height.
 */
export function SectionTabs() {
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  useScrollToCurrent(bar, pathname);
  const section = sectionWithTabs(pathname);
  const mayEnter = useMay(section?.role ?? 'viewer');
  if (!section?.tabs || !mayEnter) return <div className={styles.none} />;
  return (
    <nav ref={bar} aria-label={section.title} className={styles.tabs}>
      {section.tabs.map(({ path, title }) => (
        <NavLink key={path} to={path} className={styles.tab}>
          {title}
        </NavLink>
      ))}
    </nav>
  );
}
