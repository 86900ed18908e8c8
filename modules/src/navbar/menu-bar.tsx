import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { ModuleLink } from '../shared/module-link.tsx';
import { useShop } from '../shop/shop.ts';
import styles from './menu-bar.module.css';
import type { MenuItems } from './navbar.tsx';

/** The menu of a wide screen. A submenu opens under the mouse or by its button; Escape closes it. */
export function MenuBar({ items }: { readonly items: MenuItems }) {
  const { t } = useShop();
  return (
    <nav className={styles.root} aria-label={t('mainNavigation')}>
      <ul className={`plain-list ${styles.items}`}>
        {items.map((item, place) =>
          item.children?.length ? (
            <ItemWithSubmenu key={place.toString()} item={item} links={item.children} />
          ) : (
            <li key={place.toString()}>
              <ModuleLink className={styles.link} link={item.link}>
                {item.label}
              </ModuleLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

type MenuItem = MenuItems[number];

interface ItemWithSubmenuProps {
  readonly item: MenuItem;
  readonly links: NonNullable<MenuItem['children']>;
}

/** A press on what the mouse has opened by coming near keeps it open; only the next press closes it. */
type SubmenuState = 'closed' | 'hovered' | 'pressed';

function ItemWithSubmenu({ item, links }: ItemWithSubmenuProps) {
  const { t } = useShop();
  const submenuId = useId();
  const [state, setState] = useState<SubmenuState>('closed');
  const isOpen = state !== 'closed';

  const onPointer = (next: SubmenuState) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setState(next);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setState('closed');
  };
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setState('closed');
    currentTarget.querySelector('button')?.focus();
  };

  return (
    <li
      className={styles.parent}
      onPointerEnter={onPointer('hovered')}
      onPointerLeave={onPointer('closed')}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <ModuleLink className={styles.link} link={item.link}>
        {item.label}
      </ModuleLink>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={submenuId}
        aria-label={t('submenuOf', { label: item.label })}
        onClick={() => setState(state === 'pressed' ? 'closed' : 'pressed')}
      />
      <ul className={`plain-list ${styles.submenu}`} id={submenuId} data-open={isOpen}>
        {links.map(({ label, link }, place) => (
          <li key={place.toString()}>
            <ModuleLink className={styles.sublink} link={link}>
              {label}
            </ModuleLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
