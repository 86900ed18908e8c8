import { walkPage } from '@witryna/module-schemas';
import {
  ArrowDown,
  ArrowUp,
  BookmarkPlus,
  ClipboardPaste,
  Copy,
  CopyPlus,
  CornerLeftUp,
  type LucideIcon,
  MessageCircle,
  Move,
  Plus,
  Redo2,
  Scissors,
  Trash2,
  Undo2,
} from 'lucide-react';
import { describeRefusal, nameOfPlaced } from '../describe/index.ts';
import {
  bestTarget,
  type DocumentStore,
  type DropTarget,
  duplicateModule,
  type Edit,
  END_OF_PAGE,
  idsInSlot,
  moveModule,
  pasteModule,
  removeModule,
  type Subtree,
  slotOf,
  subtreeOf,
  targetAfter,
  targetOf,
} from '../document/index.ts';
import type { DragSession } from '../drag/index.ts';
import { pageEditor } from '../page-editor.pl.ts';
import type { CommandName } from '../shortcuts/shortcuts.ts';
import { readClipboard, writeClipboard } from './clipboard.ts';

/** What commands work on. */
export interface CommandContext {
  readonly store: DocumentStore;
  readonly session: DragSession;
  readonly isReadOnly: boolean;
  readonly announce: (sentence: string) => void;
  /** Says why something was not done, to eyes and to screen readers. */
  readonly refuse: (sentence: string) => void;
  /** Opens the list of modules; what is chosen is first offered this place. */
  readonly openPalette: (at?: DropTarget) => void;
  /** Asks under which name a module is kept. */
  readonly keepSection: (id: string) => void;
  /** Opens what is said about a module. */
  readonly commentOn: (id: string) => void;
}

export interface Command {
  readonly icon: LucideIcon;
  /** Commands that change the page are off for those who may only read it. */
  readonly changesPage: boolean;
  /** Whether there is something to do now. */
  readonly isEnabled: (context: CommandContext) => boolean;
  readonly run: (context: CommandContext) => void;
  /** Why there is nothing to do although somebody asked; undefined when that explains itself. */
  readonly explain?: (context: CommandContext) => string | undefined;
}

const selectedIn = ({ store }: CommandContext) => {
  const id = store.getSelection();
  return id === null ? undefined : store.getPlaced(id);
};

/** A command that makes one edit of the selected module, and says so. */
function editOfSelected(
  icon: LucideIcon,
  edit: (context: CommandContext, id: string) => Edit | undefined,
  say?: (name: string) => string,
): Command {
  const make = (context: CommandContext) => {
    const placed = selectedIn(context);
    return placed && edit(context, placed.id);
  };
  return {
    icon,
    changesPage: true,
    isEnabled: (context) => make(context) !== undefined,
    run(context) {
      const placed = selectedIn(context);
      if (placed && context.store.dispatch(make(context)) && say) context.announce(say(nameOfPlaced(placed)));
    },
  };
}

function moveBy(step: -1 | 1) {
  return ({ store }: CommandContext, id: string): Edit | undefined => {
    const page = store.getPage();
    const at = targetOf(page, id);
    const last = at ? (idsInSlot(page, at)?.length ?? 0) : 0;
    // Behind the next one is two places on: the place right behind itself is where it is.
    const index = at ? at.index + (step === 1 ? 2 : -1) : -1;
    return at && index >= 0 && index <= last ? moveModule(page, id, { ...at, index }) : undefined;
  };
}

function selectBy(step: -1 | 1): Command {
  const find = ({ store }: CommandContext) => {
    const ids = [...walkPage(store.getPage())].map(({ placed }) => placed.id);
    const selected = store.getSelection();
    return selected === null ? ids.at(step === 1 ? 0 : -1) : ids[ids.indexOf(selected) + step];
  };
  return {
    icon: step === 1 ? ArrowDown : ArrowUp,
    changesPage: false,
    isEnabled: (context) => find(context) !== undefined,
    run(context) {
      const id = find(context);
      if (id !== undefined) context.store.select(id);
      const placed = selectedIn(context);
      if (placed) context.announce(pageEditor.said.selected(nameOfPlaced(placed)));
    },
  };
}

function pasteEdit({ store }: CommandContext, copied: Subtree | undefined): Edit | undefined {
  const page = store.getPage();
  const target = copied && bestTarget(page, { subtree: copied }, store.getSelection());
  return copied && target && pasteModule(page, copied, target);
}

const copySelected = (context: CommandContext): string | undefined => {
  const placed = selectedIn(context);
  const subtree = placed && subtreeOf(context.store.getPage(), placed.id);
  if (subtree) writeClipboard(subtree);
  return placed && nameOfPlaced(placed);
};

const remove = editOfSelected(Trash2, ({ store }, id) => removeModule(store.getPage(), id), pageEditor.said.removed);

/** Everything that can be done by key, toolbar or menu; each written once. */
export const COMMANDS: Readonly<Record<CommandName, Command>> = {
  undo: {
    icon: Undo2,
    changesPage: true,
    isEnabled: ({ store }) => store.getHistory().canUndo,
    run: ({ store, announce }) => store.undo() && announce(pageEditor.said.undone),
  },
  redo: {
    icon: Redo2,
    changesPage: true,
    isEnabled: ({ store }) => store.getHistory().canRedo,
    run: ({ store, announce }) => store.redo() && announce(pageEditor.said.redone),
  },
  place: { icon: Plus, changesPage: true, isEnabled: () => true, run: ({ openPalette }) => openPalette() },
  duplicate: {
    ...editOfSelected(CopyPlus, ({ store }, id) => duplicateModule(store.getPage(), id), pageEditor.said.duplicated),
    explain({ store }) {
      const page = store.getPage();
      const id = store.getSelection();
      const subtree = id === null ? undefined : subtreeOf(page, id);
      const target = id === null ? undefined : targetAfter(page, id);
      return subtree && target && describeRefusal(page, { subtree }, target);
    },
  },
  copy: {
    icon: Copy,
    changesPage: false,
    isEnabled: (context) => selectedIn(context) !== undefined,
    run(context) {
      const name = copySelected(context);
      if (name !== undefined) context.announce(pageEditor.said.copied(name));
    },
  },
  cut: {
    icon: Scissors,
    changesPage: true,
    isEnabled: remove.isEnabled,
    run(context) {
      const name = copySelected(context);
      const id = context.store.getSelection();
      if (id !== null) context.store.dispatch(removeModule(context.store.getPage(), id));
      if (name !== undefined) context.announce(pageEditor.said.cut(name));
    },
  },
  paste: {
    icon: ClipboardPaste,
    changesPage: true,
    isEnabled: (context) => pasteEdit(context, readClipboard()) !== undefined,
    run(context) {
      const copied = readClipboard();
      if (copied && context.store.dispatch(pasteEdit(context, copied))) {
        context.announce(pageEditor.said.pasted(nameOfPlaced(copied[0])));
      }
    },
    explain({ store }) {
      const subtree = readClipboard();
      return subtree && describeRefusal(store.getPage(), { subtree }, END_OF_PAGE);
    },
  },
  remove,
  selectParent: {
    icon: CornerLeftUp,
    changesPage: false,
    isEnabled: (context) => selectedIn(context) !== undefined,
    run({ store }) {
      const id = store.getSelection();
      store.select(id === null ? null : (slotOf(store.getPage(), id)?.parentId ?? null));
    },
  },
  selectPrevious: selectBy(-1),
  selectNext: selectBy(1),
  moveUp: editOfSelected(ArrowUp, moveBy(-1)),
  moveDown: editOfSelected(ArrowDown, moveBy(1)),
  carry: {
    icon: Move,
    changesPage: true,
    isEnabled: (context) => selectedIn(context) !== undefined,
    run(context) {
      const placed = selectedIn(context);
      const at = placed && targetOf(context.store.getPage(), placed.id);
      if (placed) context.session.startByKeyboard({ kind: 'placed', id: placed.id }, at);
    },
  },
  saveSection: {
    icon: BookmarkPlus,
    // What is kept is shared with all pages: whoever may not change this one keeps nothing of it.
    changesPage: true,
    isEnabled: (context) => selectedIn(context) !== undefined,
    run(context) {
      const placed = selectedIn(context);
      if (placed) context.keepSection(placed.id);
    },
  },
  comment: {
    icon: MessageCircle,
    // Whoever sees the page may say something about it.
    changesPage: false,
    isEnabled: (context) => selectedIn(context) !== undefined,
    run(context) {
      const placed = selectedIn(context);
      if (placed) context.commentOn(placed.id);
    },
  },
};

/** Runs a command if it may and can be run, else says why not; tells whether it did. */
export function runCommand(name: CommandName, context: CommandContext): boolean {
  if (!canRunCommand(name, context)) {
    const reason = context.isReadOnly ? undefined : COMMANDS[name].explain?.(context);
    if (reason !== undefined) context.refuse(reason);
    return false;
  }
  COMMANDS[name].run(context);
  return true;
}

export function canRunCommand(name: CommandName, context: CommandContext): boolean {
  const { changesPage, isEnabled } = COMMANDS[name];
  return !(changesPage && context.isReadOnly) && isEnabled(context);
}
