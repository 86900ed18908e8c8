import { useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useMay } from '../api/session.ts';
import styles from './place-parts.module.css';
import { placeWithParts } from './places.ts';
import { useCurrentInSight } from './use-current-in-sight.ts';

/** The parts of the place where one is; nothing where a place is one screen. */
export function PlaceParts() {
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  useCurrentInSight(bar, pathname);
  const place = placeWithParts(pathname);
  const mayEnter = useMay(place?.role ?? 'viewer');
  if (!place?.parts || !mayEnter) return null;
  return (
    <nav ref={bar} aria-label={place.title} className={styles.parts}>
      {place.parts.map(({ path, title }) => (
        <NavLink key={path} to={path} className={styles.part}>
          {title}
        </NavLink>
      ))}
    </nav>
  );
}
