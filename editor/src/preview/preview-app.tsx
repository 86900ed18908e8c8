import { findDefinition, type PlacedModule, type SlotAddress } from '@witryna/module-schemas';
import { createStillShop, type LoadedModules, PageView, ShopProvider } from '@witryna/modules';
import { type ReactElement, type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { DocumentStore } from '../document/document-store.ts';
import { SlotInvitation } from './slot-invitation.tsx';
import type { PreviewMode, PreviewShop } from './protocol.ts';

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
  const page = useSyncExternalStore(store.subscribeStructure, store.getPage);
  const theme = useSyncExternalStore(store.subscribe, () => store.getPage().theme);
  const usePlaced = useMemo(() => createUsePlaced(store), [store]);
  const renderSlot = useMemo(
    () => (address: SlotAddress, content: ReactNode) => (
      <div data-slot={address.slot} data-slot-parent={address.parentId ?? undefined}>
        {content ?? <SlotInvitation address={address} title={slotTitle(store, address)} onInvited={onInvited} />}
      </div>
    ),
    [store, onInvited],
  );
  useEffect(onRendered);
  useEffect(() => {
    document.documentElement.className = theme === 'default' ? '' : `theme-${theme}`;
  }, [theme]);
  return (
    <ShopProvider value={stillShop}>
      <PageView
        page={page}
        components={components}
        usePlaced={usePlaced}
        onError={onError}
        showGaps={mode === 'edit'}
        {...(mode === 'edit' && { renderPlaced, renderSlot })}
      />
    </ShopProvider>
  );
}

function createUsePlaced(store: DocumentStore) {
  return function usePlaced(id: string): PlacedModule | undefined {
    const subscribe = useMemo(() => (listener: () => void) => store.subscribePlaced(id, listener), [id]);
    return useSyncExternalStore(subscribe, () => store.getPlaced(id));
  };
}

function renderPlaced(placed: PlacedModule, element: ReactElement): ReactNode {
  return <div data-placed={placed.id}>{element}</div>;
}

function slotTitle(store: DocumentStore, { parentId, slot }: SlotAddress): string | undefined {
  const parent = parentId === null ? undefined : store.getPlaced(parentId);
  return parent && findDefinition(parent.driver)?.slots?.[slot]?.title;
}
