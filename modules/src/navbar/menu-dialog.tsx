import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '../shared/after-paint.ts';
import { ModuleLink } from '../shared/module-link.tsx';
import panel from '../shared/side-panel.module.css';
import { useShop } from '../shop/shop.ts';
import styles from './menu-dialog.module.css';
import type { MenuItems } from './navbar.tsx';

interface MenuDialogProps {
  readonly name: string;
  readonly items: MenuItems;
}

/**
 * The menu of a narrow screen: a dialog over the page, which keeps focus inside and closes on Escape. It is painted
 * before it is modal, and leaves the screen before it is closed: the browser styles all of the page anew when that becomes
 * inert or is so no longer, and a press would wait for it.
 */
export function MenuDialog({ name, items }: MenuDialogProps) {
  const { t, path } = useShop();
  const dialog = useRef<HTMLDialogElement>(null);
  const isModal = useRef(false);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    isModal.current = false;
    if (!isOpen) return;
    return afterPaint(() => {
      isModal.current = makeModal(dialog.current);
    });
  }, [isOpen]);

  // Whoever went back has arrived; the menu must not cover the new page, nor take the focus from it afterwards.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it waits for
  useLayoutEffect(() => dialog.current?.close(), [path]);

  const leave = () => {
    const element = dialog.current;
    if (!element || !isModal.current) return element?.close();
    element.hidden = true;
    afterPaint(() => element.close());
  };

  // A link closes it at once: what closes later gives the focus back to the button, away from the page that arrived.
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) leave();
    else if (target instanceof Element && target.closest('a')) dialog.current?.close();
  };

  // The focus is here until the dialog is modal; from then on the browser closes it.
  const closeBeforeModal = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') dialog.current?.close();
  };

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('openMenu')}
        onClick={() => setIsOpen(true)}
        onKeyDown={closeBeforeModal}
      />
      {isOpen && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop or a link; Escape closes a dialog by itself
        <dialog
          ref={dialog}
          open
          className={`${panel.panel} ${styles.dialog}`}
          aria-label={t('mainNavigation')}
          onClose={() => setIsOpen(false)}
          onClick={onClick}
        >
          <div className={`${panel.head} ${styles.head}`}>
            <span className={styles.name}>{name}</span>
            <button type="button" className={panel.closer} aria-label={t('closeMenu')} onClick={leave} />
          </div>
          <nav className={styles.list} aria-label={t('mainNavigation')}>
            <MenuList items={items} />
          </nav>
        </dialog>
      )}
    </>
  );
}

/** Has an open dialog keep the focus inside, and makes the page behind it inert; whether it was still open. */
function makeModal(dialog: HTMLDialogElement | null): boolean {
  if (!dialog?.open) return false;
  // Whatever is open already can't be shown as modal; `close` would tell that it was closed.
  dialog.open = false;
  dialog.showModal();
  return true;
}

function MenuList({ items }: { readonly items: MenuItems }) {
  return (
    <ul className="plain-list">
      {items.map(({ label, link, children = [] }, place) => (
        <li key={place.toString()} className={styles.item}>
          <ModuleLink className={styles.link} link={link}>
            {label}
          </ModuleLink>
          {children.length > 0 && (
            <ul className={`plain-list ${styles.children}`}>
              {children.map((child, childPlace) => (
                <li key={childPlace.toString()}>
                  <ModuleLink className={styles.child} link={child.link}>
                    {child.label}
                  </ModuleLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
