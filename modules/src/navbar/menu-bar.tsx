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

/**
 * A press on what the mouse has opened by coming near keeps it open; only the next press closes it. What Escape has
 * closed under the mouse stays so until the mouse has left: React tells of its coming a second time, when it had come
 * before the page was alive.
 */
type SubmenuState = 'closed' | 'hovered' | 'pressed' | 'dismissed';

function ItemWithSubmenu({ item, links }: ItemWithSubmenuProps) {
  const { t } = useShop();
  const submenuId = useId();
  const [state, setState] = useState<SubmenuState>('closed');
  const isOpen = state === 'hovered' || state === 'pressed';

  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') setState((before) => (before === 'closed' ? 'hovered' : before));
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') setState('closed');
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setState('closed');
  };
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setState(currentTarget.matches(':hover') ? 'dismissed' : 'closed');
    currentTarget.querySelector('button')?.focus();
  };

  return (
    <li
      className={styles.parent}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
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
