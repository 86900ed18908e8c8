import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import styles from './button.module.css';
import { ariaShortcut } from './shortcut.ts';

/** `link`: quiet, and told from a label by its colour. */
type Appearance = 'primary' | 'secondary' | 'quiet' | 'link' | 'danger';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly appearance?: Appearance;
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
  /** Shows that the action runs; further presses do nothing. */
  readonly busy?: boolean;
  /** Keys of the action, `Ctrl+S`; shown in the tooltip. */
  readonly shortcut?: string;
  /** Sentence of the tooltip; without it only a shortcut brings one up. */
  readonly hint?: string;
}

/** A button with words on it. */
export function Button({ appearance = 'secondary', icon: Icon, children, busy, shortcut, hint, ...rest }: ButtonProps) {
  const tooltip = hint ?? (shortcut && typeof children === 'string' ? children : undefined);
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      aria-keyshortcuts={shortcut && ariaShortcut(shortcut)}
      data-tooltip={tooltip}
      data-shortcut={shortcut}
      className={classNames(styles.button, rest.className)}
      data-appearance={appearance}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {busy ? <Spinner /> : Icon && <Icon size={16} aria-hidden="true" />}
      <span className={styles.words}>{children}</span>
    </button>
  );
}

export interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'children'> {
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

/** Looks as a button and leads to an address: a file to save. */
export function LinkButton({ icon: Icon, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={classNames(styles.button, rest.className)} data-appearance="secondary">
      {Icon && <Icon size={16} aria-hidden="true" />}
      <span className={styles.words}>{children}</span>
    </a>
  );
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: LucideIcon;
  /** Name of the action; read out and shown in the tooltip. */
  readonly label: string;
  readonly shortcut?: string;
  readonly size?: 'small' | 'medium';
}

/** A button that is an icon; its name and keys stand in its tooltip. */
export function IconButton({ icon: Icon, label, shortcut, size = 'medium', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-keyshortcuts={shortcut && ariaShortcut(shortcut)}
      data-tooltip={label}
      data-shortcut={shortcut}
      data-size={size}
      className={classNames(styles.icon, rest.className)}
    >
      <Icon size={size === 'small' ? 14 : 16} aria-hidden="true" />
    </button>
  );
}
