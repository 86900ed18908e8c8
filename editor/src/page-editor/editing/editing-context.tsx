import type { PageDocument, PageFault, PlacedModule } from '@witryna/module-schemas';
import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { DocumentStore, DropTarget, HistoryState } from '../document/index.ts';
import type { Observable } from '../observable/observable.ts';
import { clipboardText, subscribeClipboard } from './clipboard.ts';
import type { CommandContext } from './commands.ts';

/** What is wrong with the page as it is now: what keeps it from being published. */
export interface PageFaults {
  /** In the order of the page, its own faults first; the same list while nothing changed. */
  readonly getAll: () => readonly PageFault[];
  /** How many faults each placed module has; the same map while nothing changed. */
  readonly getCounts: () => ReadonlyMap<string, number>;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The page being edited and everything that works on it. */
export interface Editing extends CommandContext {
  /** The module that the pointer is over, in the canvas or in the outline. */
  readonly hovered: Observable<string | null>;
  /** The list of modules that „/” opens, and the place that it was opened for; null while it is closed. */
  readonly invitation: Observable<{ readonly at?: DropTarget } | null>;
  /** The module that is to be kept as a section; null while nobody is asked for its name. */
  readonly keeping: Observable<string | null>;
  /** What keeps the page from being published. */
  readonly faults: PageFaults;
  /** Leads to the place of a fault. */
  readonly showFault: (fault: PageFault) => void;
  /** Why something was not done, shown for a while; empty for nothing. */
  readonly refusal: Observable<string>;
  /** The sentence for screen readers. */
  readonly announcement: Observable<string>;
}

export const EditingContext = createContext<Editing | undefined>(undefined);

/** The editing that the nearest `EditingProvider` gives. */
export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('useEditing needs an EditingProvider around it');
  return editing;
}

export function useDocumentStore(): DocumentStore {
  return useEditing().store;
}

/** Id of the selected placed module; null when the page itself is selected. */
export function useSelection(): string | null {
  const { subscribeSelection, getSelection } = useDocumentStore();
  return useSyncExternalStore(subscribeSelection, getSelection);
}

/** A placed module and its changes; no other module’s change renders the caller again. */
export function usePlacedModule(id: string | null): PlacedModule | undefined {
  const store = useDocumentStore();
  const subscribe = useMemo(
    () => (listener: () => void) => (id === null ? () => {} : store.subscribePlaced(id, listener)),
    [store, id],
  );
  return useSyncExternalStore(subscribe, () => (id === null ? undefined : store.getPlaced(id)));
}

/** The driver of a placed module; typing does not render the caller again. */
export function useDriver(id: string | null): string | undefined {
  const store = useDocumentStore();
  const getDriver = () => (id === null ? undefined : store.getPlaced(id)?.driver);
  return useSyncExternalStore(store.subscribeStructure, getDriver);
}

/** The editing, for those who ask what commands can do: renders the caller again whenever that may have changed. */
export function useCommandState(): Editing {
  const editing = useEditing();
  useSelection();
  useHistory();
  usePageStructure();
  useSyncExternalStore(subscribeClipboard, clipboardText);
  return editing;
}

/** What can be undone and redone. */
function useHistory(): HistoryState {
  const { subscribeHistory, getHistory } = useDocumentStore();
  return useSyncExternalStore(subscribeHistory, getHistory);
}

/** A part of the page; `select` gives the same value as long as that part is the same. */
export function usePagePart<T>(select: (page: PageDocument) => T): T {
  const { subscribe, getPage } = useDocumentStore();
  return useSyncExternalStore(subscribe, () => select(getPage()));
}

/** The page whenever modules come, go or move; typing does not render the caller again. */
export function usePageStructure(): PageDocument {
  const { subscribeStructure, getStructure } = useDocumentStore();
  return useSyncExternalStore(subscribeStructure, getStructure);
}

export function useObserved<T>({ subscribe, get }: Observable<T>): T {
  return useSyncExternalStore(subscribe, get);
}
