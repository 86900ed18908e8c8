import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useSharedWords } from '../../i18n/shared-words.tsx';
import { IconButton } from '../buttons/button.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large' | 'tall' | 'wide' | 'full' | undefined;
  /** `alertdialog` for what interrupts the work and wants an answer. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Absent: the dialog can only be left by one of its actions. */
  readonly onClose?: () => void;
}

/**
 * Where the work of a dialog begins: the field that says so, else the first one, else the first answer. The browser
 * would take the cross.
 */
const startOf = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>('[data-start]') ??
  dialog.querySelector<HTMLElement>('input:not([type="radio"], [type="file"]), select, textarea') ??
  dialog.querySelector<HTMLElement>(`.${styles.actions} button`);

/** A modal dialog; rendered means open. The browser keeps the focus inside and gives it back. */
export function Dialog({ title, children, actions, size = 'small', role = 'dialog', onClose }: DialogProps) {
  const { common } = useSharedWords();
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const held = useRef<HTMLElement>(null);

  // Of the layout, so that it is closed before it leaves the document: after that no focus would be given back.
  useLayoutEffect(() => {
    const dialog = element.current;
    const opener = document.activeElement;
    if (dialog && !dialog.open) {
      dialog.showModal();
      startOf(dialog)?.focus();
    }
    return () => {
      // From the inside out: what a dialog above makes inert takes no focus.
      for (const above of dialog?.querySelectorAll('dialog') ?? []) above.close();
      dialog?.close();
      // React has rendered the opener again: the browser no longer knows where the focus came from.
      const at = document.activeElement;
      const isLost = at === document.body || dialog?.contains(at);
      if (isLost && opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  // Faults come with the attempt, or later with the server's answer; whoever types on by then is left alone.
  const isSubmitted = useRef(false);
  useEffect(() => {
    const faulty = isSubmitted.current && element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!faulty) return;
    isSubmitted.current = false;
    faulty.focus();
  });

  // Chromium closes by itself at an Escape that follows a refused one; whether to close is not its decision.
  const onClosedByBrowser = (dialog: HTMLDialogElement) => {
    if (dialog.open || !dialog.isConnected) return;
    dialog.showModal();
    held.current?.focus();
    onClose?.();
  };

  return (
    <dialog
      ref={element}
      role={role}
      aria-labelledby={titleId}
      className={styles.dialog}
      data-size={size}
      onCancel={(event) => {
        // A cancel from a file field inside bubbles up here and is none of ours.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      onClose={(event) => event.target === event.currentTarget && onClosedByBrowser(event.currentTarget)}
      onFocus={(event) => {
        held.current = event.target;
      }}
      onSubmit={() => {
        isSubmitted.current = true;
      }}
      onInput={() => {
        isSubmitted.current = false;
      }}
      onPointerDown={(event) => event.target === event.currentTarget && onClose?.()}
    >
      <div className={styles.box}>
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {onClose && <IconButton icon={X} label={common.close} shortcut="Esc" onClick={onClose} />}
        </div>
        <div className={styles.body}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
