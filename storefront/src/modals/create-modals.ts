import type { ReactNode } from 'react';
import type { BrowserConfig } from '../config.ts';

/** How a modal behaves; what is left out is as `DEFAULT_MODAL` has it. */
export interface ModalConfig {
  /** By its button and by Escape. */
  readonly isClosable: boolean;
  /** By a click beside it. */
  readonly closesOutside: boolean;
  readonly hasBackdrop: boolean;
  /** Taller than the window, which then scrolls; otherwise what is in it does. */
  readonly isScrollable: boolean;
  /** As high as the window lets it, however little is in it; on a phone the whole window. */
  readonly isTall: boolean;
  readonly size: 'small' | 'medium' | 'large';
  /** In the middle of the window, or along its side; on a phone both come from below. At its top: on a phone all of it. */
  readonly place: 'middle' | 'side' | 'top';
}

export const DEFAULT_MODAL: ModalConfig = {
  isClosable: true,
  closesOutside: true,
  hasBackdrop: true,
  isScrollable: false,
  isTall: false,
  size: 'medium',
  place: 'middle',
};

/** What a modal shows. Its heading has the id, so that the modal is called by it. */
export interface Modal {
  readonly render: (parts: { readonly titleId: string; readonly close: () => void }) => ReactNode;
  readonly config?: Partial<ModalConfig>;
}

export interface ModalState {
  /** Kept for a moment after it has closed, so that nothing vanishes under a transition. */
  readonly modal?: Modal | undefined;
  readonly isOpen: boolean;
}

/** One modal at a time. */
export interface Modals {
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => ModalState;
  /** Opens a modal; one that is open closes first. */
  readonly open: (modal: Modal) => void;
  readonly close: () => void;
  /** Opens the one before again. */
  readonly back: () => void;
}

const CLOSED: ModalState = { isOpen: false };

export function createModals(config: Pick<BrowserConfig, 'modalSwapMs' | 'modalClearMs'>): Modals {
  const listeners = new Set<() => void>();
  let state = CLOSED;
  let previous: Modal | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function become(next: ModalState) {
    state = next;
    for (const listener of listeners) listener();
  }

  const show = (modal: Modal) => become({ modal, isOpen: true });

  function close() {
    clearTimeout(timer);
    if (!state.modal) return;
    become({ ...state, isOpen: false });
    timer = setTimeout(() => {
      previous = undefined;
      become(CLOSED);
    }, config.modalClearMs);
  }

  function open(modal: Modal) {
    const before = state.modal;
    if (!before) return show(modal);
    close();
    clearTimeout(timer);
    timer = setTimeout(() => {
      previous = before;
      show(modal);
    }, config.modalSwapMs);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    open,
    close,
    back() {
      if (previous) open(previous);
    },
  };
}
