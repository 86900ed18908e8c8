import type { PageFault } from '@witryna/module-schemas';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { DocumentStore, DropTarget } from '../document/index.ts';
import { createDragSession } from '../drag/index.ts';
import { createObservable } from '../observable/observable.ts';
import { ownsItsKeys, pressedKey } from '../shortcuts/shortcuts.ts';
import { Announcements } from './announcements.tsx';
import { runCommand } from './commands.ts';
import { DragProvider } from './drag-provider.tsx';
import { type Editing, EditingContext, type PageFaults } from './editing-context.tsx';
import { handleKey } from './handle-key.ts';
import { RefusalNote } from './refusal-note.tsx';

export interface EditingProviderProps {
  readonly store: DocumentStore;
  /** For those who may only read the page: it can be looked at and copied from. */
  readonly isReadOnly?: boolean;
  /** What keeps the page from being published. */
  readonly faults: PageFaults;
  /** Leads to the place of a fault. */
  readonly showFault?: (fault: PageFault) => void;
  /** Opens what is said about a module. */
  readonly commentOn?: (id: string) => void;
  readonly children: ReactNode;
}

/** Everything that palette, canvas and outline share: the page, the drag, the keys, what is announced. */
export function EditingProvider(props: EditingProviderProps) {
  const { store, isReadOnly = false, faults, showFault = showNothing, commentOn = showNothing, children } = props;
  const editing = useMemo(
    () => createEditing(store, isReadOnly, faults, showFault, commentOn),
    [store, isReadOnly, faults, showFault, commentOn],
  );
  useShortcuts(editing);
  return (
    <EditingContext value={editing}>
      <DragProvider>{children}</DragProvider>
      <Announcements />
      <RefusalNote />
    </EditingContext>
  );
}

const showNothing = () => {};

function createEditing(
  store: DocumentStore,
  isReadOnly: boolean,
  faults: PageFaults,
  showFault: (fault: PageFault) => void,
  commentOn: (id: string) => void,
): Editing {
  const announcement = createObservable('');
  const invitation = createObservable<{ readonly at?: DropTarget } | null>(null);
  const keeping = createObservable<string | null>(null);
  // The same sentence twice is read twice only when the text differs.
  const announce = (sentence: string) =>
    announcement.set(announcement.get() === sentence ? `${sentence}\u00a0` : sentence);
  const refusal = createObservable('');
  const refuse = (sentence: string) => {
    announce(sentence);
    refusal.set(sentence);
  };
  return {
    store,
    isReadOnly,
    faults,
    showFault,
    announce,
    announcement,
    refuse,
    refusal,
    invitation,
    session: createDragSession(store, announce, refuse),
    hovered: createObservable<string | null>(null),
    keeping,
    openPalette: (at) => invitation.set(at ? { at } : {}),
    keepSection: (id) => keeping.set(id),
    commentOn,
  };
}

function useShortcuts(editing: Editing) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || ownsItsKeys(event.target)) return;
      const command = handleKey(pressedKey(event), isOnThePage(event.target), editing);
      if (!command) return;
      event.preventDefault();
      runCommand(command, editing);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [editing]);
}

/** Whether the focus is nowhere in particular or in a part that shows the page. */
function isOnThePage(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.closest('[data-editing-area]') !== null);
}
