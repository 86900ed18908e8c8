import {
  emptyPage,
  fillFromContent,
  fillWords,
  type PageDocument,
  type PlacedModule,
  type SharedContents,
  type ShopWords,
  SITE_FOOTER_ID,
  SITE_HEADER_ID,
  type SiteFrame,
  type SlotAddress,
  withSiteFrame,
} from '@witryna/module-schemas';
import { createStillShop, type LoadedModules, PageView, ShopProvider, useShop } from '@witryna/modules';
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
import { titleOfDriver, titleOfSlot } from '../describe/index.ts';
import { type DocumentStore, idsInSlot, offeredSlots } from '../document/index.ts';
import type { PreviewMode, PreviewShop } from './protocol.ts';
import { EmptySlot, type EmptySlotProps, emptyWordsOf, FramedSlot } from './slot-invitation.tsx';

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
  const stillShop = useMemo(() => createStillShop(withFilledSettings(shop)), [shop]);
  const structure = useSyncExternalStore(store.subscribeStructure, store.getStructure);
  const { frame = NO_FRAME, isTemplate = false } = shop;
  const contentProperties = useSyncExternalStore(store.subscribe, () => store.getPage().contentProperties);
  const page = useMemo(
    () => withSiteFrame({ ...structure, contentProperties }, frame),
    [structure, contentProperties, frame],
  );
  const framing = useMemo(() => withSiteFrame(emptyPage('page', ''), frame).containers, [frame]);
  const theme = useSyncExternalStore(store.subscribe, () => store.getPage().theme);
  const renderSlot = useMemo(
    () => (address: SlotAddress, content: ReactNode) => (
      <div data-slot={address.slot} data-slot-parent={address.parentId ?? undefined}>
        {content ??
          (isOffered(store, address) && (
            <NamedEmptySlot
              store={store}
              isInviting={mode === 'edit'}
              address={address}
              emptyWords={emptyWordsOf(store.getPage().type, isTemplate)}
              onInvited={onInvited}
            />
          ))}
        {mode === 'edit' && content && isFramed(store, address) && (
          <FramedSlot address={address} onInvited={onInvited} />
        )}
      </div>
    ),
    [store, mode, isTemplate, onInvited],
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
      <FramingContext value={framing}>
        <WordsContext value={shop.words ?? NO_WORDS}>
          <ShopProvider value={stillShop}>
            <PageView
              page={page}
              components={components}
              usePlaced={usePlaced}
              onError={onError}
              titleOf={titleOfDriver}
              showGaps={mode !== 'view'}
              {...(mode !== 'view' && { renderPlaced, renderSlot })}
            />
          </ShopProvider>
        </WordsContext>
      </FramingContext>
    </StoreContext>
  );
}

/** The site's own sentences may hold names in braces as well, such as those of the bar of benefits. */
function withFilledSettings(shop: PreviewShop): PreviewShop {
  const { settings, words = NO_WORDS } = shop;
  return settings ? { ...shop, settings: fillWords(settings, words) } : shop;
}

const NO_FRAME: SiteFrame = {};
const FramingContext = createContext<PageDocument['containers']>({});
const NO_WORDS: ShopWords = {};
const NO_CONTENTS: SharedContents = {};
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
  const framing = use(FramingContext);
  const { contents = NO_CONTENTS } = useShop().related;
  const placed = useSyncExternalStore(subscribe, () => store?.getPlaced(id)) ?? framing[id];
  return useMemo(() => {
    const filled = placed && fillFromContent(placed, contents);
    return filled && { ...filled, settings: fillWords(filled.settings, words) };
  }, [placed, contents, words]);
}

function renderPlaced(placed: PlacedModule, element: ReactElement): ReactNode {
  // What belongs to the site is changed in its snippet, not here.
  if (placed.id === SITE_HEADER_ID || placed.id === SITE_FOOTER_ID) return <div inert>{element}</div>;
  return <div data-placed={placed.id}>{element}</div>;
}

/** A module offers what it declares; the page's own slots depend on its kind. */
function isOffered(store: DocumentStore, { parentId, slot }: SlotAddress): boolean {
  return parentId !== null || offeredSlots(store.getStructure()).some((offered) => offered === slot);
}

/** Whether what such a slot shows is of the site, the page having nothing in it. */
function isFramed(store: DocumentStore, address: SlotAddress): boolean {
  return address.parentId === null && idsInSlot(store.getStructure(), address)?.length === 0;
}

interface NamedEmptySlotProps extends Omit<EmptySlotProps, 'title'> {
  readonly store: DocumentStore;
}

/** An empty slot under the name that the settings of its module give it now. */
function NamedEmptySlot({ store, ...props }: NamedEmptySlotProps) {
  const { parentId } = props.address;
  const subscribe = useCallback(
    (listener: () => void) => (parentId === null ? () => {} : store.subscribePlaced(parentId, listener)),
    [store, parentId],
  );
  const parent = useSyncExternalStore(subscribe, () => (parentId === null ? undefined : store.getPlaced(parentId)));
  return <EmptySlot {...props} title={titleOfSlot(parent, props.address)} />;
}
