import {
  fillWords,
  findDefinition,
  type PlacedModule,
  type ShopWords,
  type SlotAddress,
} from '@witryna/module-schemas';
import { createStillShop, type LoadedModules, PageView, ShopProvider } from '@witryna/modules';
import {
  createContext,
  type ReactElement,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { DocumentStore } from '../document/index.ts';
import { pageEditor } from '../page-editor.pl.ts';
import type { PreviewMode, PreviewShop } from './protocol.ts';
import { EmptySlot } from './slot-invitation.tsx';

export interface PreviewAppProps {
  readonly store: DocumentStore;
  readonly components: LoadedModules;
  readonly shop: PreviewShop;
  readonly mode: PreviewMode;
  readonly onError: (driver: string, error: unknown) => void;
  readonly onInvited: (address: SlotAddress) => void;
  /** Called when what was asked for is in the document. */
  readonly onRendered: () => void;
}

/** The page as the shop renders it; each placed module listens to its own changes only. */
export function PreviewApp({ store, components, shop, mode, onError, onInvited, onRendered }: PreviewAppProps) {
  const stillShop = useMemo(() => createStillShop(shop), [shop]);
  const page = useSyncExternalStore(store.subscribeStructure, store.getStructure);
  const theme = useSyncExternalStore(store.subscribe, () => store.getPage().theme);
  const renderSlot = useMemo(
    () => (address: SlotAddress, content: ReactNode) => (
      <div data-slot={address.slot} data-slot-parent={address.parentId ?? undefined}>
        {content ?? (
          <EmptySlot
            isInviting={mode === 'edit'}
            address={address}
            title={slotTitle(store, address)}
            onInvited={onInvited}
          />
        )}
      </div>
    ),
    [store, mode, onInvited],
  );
  useEffect(onRendered);
  useEffect(() => {
    document.documentElement.className = theme === 'default' ? '' : `theme-${theme}`;
  }, [theme]);
  const { language } = stillShop.site;
  useEffect(() => {
    // Words are broken by the rules of the site's language.
    document.documentElement.lang = language;
  }, [language]);
  return (
    <StoreContext value={store}>
      <WordsContext value={shop.words ?? NO_WORDS}>
        <ShopProvider value={stillShop}>
          <PageView
            page={page}
            components={components}
            usePlaced={usePlaced}
            onError={onError}
            showGaps={mode !== 'view'}
            {...(mode !== 'view' && { renderPlaced, renderSlot })}
          />
        </ShopProvider>
      </WordsContext>
    </StoreContext>
  );
}

const NO_WORDS: ShopWords = {};
const WordsContext = createContext(NO_WORDS);
const StoreContext = createContext<DocumentStore | undefined>(undefined);

/** A placed module as shoppers read it, and its changes, for the slot renderer. */
function usePlaced(id: string): PlacedModule | undefined {
  const store = use(StoreContext);
  const subscribe = useCallback(
    (listener: () => void) => store?.subscribePlaced(id, listener) ?? (() => {}),
    [store, id],
  );
  const words = use(WordsContext);
  const placed = useSyncExternalStore(subscribe, () => store?.getPlaced(id));
  return useMemo(() => placed && { ...placed, settings: fillWords(placed.settings, words) }, [placed, words]);
}

function renderPlaced(placed: PlacedModule, element: ReactElement): ReactNode {
  return <div data-placed={placed.id}>{element}</div>;
}

function slotTitle(store: DocumentStore, { parentId, slot }: SlotAddress): string {
  if (parentId === null) return pageEditor.pageSlots[slot] ?? slot;
  const parent = store.getPlaced(parentId);
  return (parent && findDefinition(parent.driver)?.slots?.[slot]?.title) ?? slot;
}
