import { type MouseEvent, type SyntheticEvent, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { DEFAULT_MODAL, type Modals } from './create-modals.ts';
import { lockScroll } from './lock-scroll.ts';
import styles from './modal-host.module.css';

interface ModalHostProps {
  readonly modals: Modals;
  readonly closeLabel: string;
}

/**
 * The dialog in which modals are shown. The browser keeps the focus in it and the page behind it out of reach; the
 * focus begins at the heading, or at what is marked with `data-begin`, and ends where it was before.
 */
export function ModalHost({ modals, closeLabel }: ModalHostProps) {
  const { modal, isOpen } = useSyncExternalStore(modals.subscribe, modals.state);
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  const titleId = useId();
  const { isClosable, closesOutside, hasBackdrop, isScrollable, isTall, size, place } = {
    ...DEFAULT_MODAL,
    ...modal?.config,
  };

  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen || !modal) return;
    opener.current ??= document.activeElement;
    const unlock = lockScroll(window);
    element.showModal();
    const begin = element.querySelector<HTMLElement>('[data-begin]') ?? document.getElementById(titleId);
    begin?.focus({ preventScroll: true });
    return () => {
      element.close();
      unlock();
    };
  }, [isOpen, modal, titleId]);

  useEffect(() => {
    // Between two modals the opener is kept for the last of them.
    if (modal || !opener.current) return;
    returnFocus(opener.current);
    opener.current = null;
  }, [modal]);

  function onCancel(event: SyntheticEvent) {
    event.preventDefault();
    if (isClosable) modals.close();
  }

  function onClick({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget && closesOutside && isClosable) modals.close();
    // A link leads away from what the modal is about, unless its page opens beside this one.
    if (target instanceof Element && target.closest('a[href]:not([target="_blank"])')) modals.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it; Escape cancels a dialog by itself
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      data-size={size}
      data-place={place}
      data-scrollable={isScrollable || undefined}
      data-tall={isTall || undefined}
      data-bare={hasBackdrop ? undefined : true}
      onCancel={onCancel}
      onClick={onClick}
    >
      {modal && (
        <div className={styles.panel}>
          {isClosable && (
            <button type="button" className={styles.closer} aria-label={closeLabel} onClick={modals.close} />
          )}
          <div className={styles.content}>{modal.render({ titleId, close: modals.close })}</div>
        </div>
      )}
    </dialog>
  );
}

/** To where the focus was; where that is gone, to the heading of the page. The browser has done the first by itself. */
function returnFocus(opener: Element) {
  if (document.activeElement !== document.body) return;
  const target = opener.isConnected && opener !== document.body ? opener : document.querySelector('main h1, main');
  if (!(target instanceof HTMLElement)) return;
  if (target.tabIndex < 0) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
