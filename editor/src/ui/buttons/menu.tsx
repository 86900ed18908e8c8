import type { LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Button, IconButton } from './button.tsx';
import styles from './menu.module.css';
import { ariaShortcut, shownShortcut } from './shortcut.ts';

export interface MenuItem {
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly shortcut?: string;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Why it cannot be chosen, while it cannot. */
  readonly reason?: string;
  readonly onSelect: () => void;
}

const itemsOf = (menu: HTMLElement | null) => [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

/** A larger number would cover the button. */
const MOST_SHOWN = 99;

export interface MenuProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly items: readonly MenuItem[];
  /** The button says its label in words: a menu that is looked for. */
  readonly hasWords?: boolean;
  /** How much the menu leads to; the label says it, too. */
  readonly count?: number;
}

/** A button with a menu under it (WAI-ARIA menu button): arrows, Home, End, first letters, Escape. */
export function Menu({ label, icon, items, hasWords, count = 0 }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const button = () => root.current?.querySelector('button');

  useEffect(() => {
    if (!open) return;
    itemsOf(list.current)[0]?.focus();
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  const close = () => {
    setOpen(false);
    button()?.focus();
  };

  const onKeyDown = (event: React.KeyboardEvent) => {
    const all = itemsOf(list.current);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const go = (index: number) => {
      event.preventDefault();
      all[(index + all.length) % all.length]?.focus();
    };
    if (event.key === 'Escape') {
      event.stopPropagation();
      event.preventDefault();
      close();
    } else if (event.key === 'Tab') setOpen(false);
    else if (event.key === 'ArrowDown') go(at + 1);
    else if (event.key === 'ArrowUp') go(at - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(-1);
    else if (event.key.length === 1 && /\S/.test(event.key)) {
      const letter = event.key.toLocaleLowerCase('pl');
      const startsSo = (entry: HTMLElement) => entry.textContent?.trim().toLocaleLowerCase('pl').startsWith(letter);
      const next = all.findIndex((entry, index) => index > at && startsSo(entry));
      const found = next >= 0 ? next : all.findIndex(startsSo);
      if (found >= 0) go(found);
    }
  };

  const opener = {
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => setOpen(!open),
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setOpen(true);
    },
  } as const;

  return (
    <div ref={root} className={styles.root}>
      {hasWords ? (
        <Button {...opener} icon={icon}>
          {label}
        </Button>
      ) : (
        <IconButton {...opener} icon={icon} label={label} />
      )}
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      )}
      {open && (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={styles.menu}
          onKeyDown={onKeyDown}
        >
          {items.map(({ icon: Icon, ...item }, index) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-label={item.reason && item.label}
              aria-disabled={item.disabled || undefined}
              aria-describedby={item.reason && `${id}-${index}`}
              aria-keyshortcuts={item.shortcut && ariaShortcut(item.shortcut)}
              className={classNames(styles.item, item.danger && styles.danger)}
              onClick={() => {
                if (item.disabled) return;
                close();
                item.onSelect();
              }}
            >
              {Icon && <Icon size={15} aria-hidden="true" />}
              <span className={styles.label}>
                {item.label}
                {item.reason && (
                  <span id={`${id}-${index}`} className={styles.reason}>
                    {item.reason}
                  </span>
                )}
              </span>
              {item.shortcut && <kbd className={styles.keys}>{shownShortcut(item.shortcut)}</kbd>}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
