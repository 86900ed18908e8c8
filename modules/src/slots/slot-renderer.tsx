import type { PageDocument, PageSlot } from '@witryna/module-schemas';
import { type ReactNode, useMemo } from 'react';
import { GapsShown } from '../shared/empty-module.tsx';
import { type Shop, useShop } from '../shop/shop.ts';
import { findLead } from './find-lead.ts';
import { renderSlotContent, type SlotRendering } from './slot-rendering.tsx';

export type SlotOptions = Pick<
  SlotRendering,
  'components' | 'hydration' | 'renderPlaced' | 'renderSlot' | 'usePlaced'
> & {
  readonly page: Pick<PageDocument, 'slots' | 'containers'>;
  /** Told of every module that is unknown or throws; the shop's `reportError` when absent. */
  readonly onError?: SlotRendering['onError'] | undefined;
  /** What readers of a label call a module; its driver when absent. */
  readonly titleOf?: ((driver: string) => string) | undefined;
  /** Labels the place of modules that are unknown, fail or have nothing to show yet; for editors. */
  readonly showGaps?: boolean | undefined;
};

const ignore = () => {};

/** What a slot of a page holds, for a server that renders it more than once: the elements are the same each time. */
export function slotContent(slot: PageSlot, { page, ...given }: Omit<SlotOptions, 'usePlaced'>, shop: Shop): ReactNode {
  const leadId = slot === 'main' ? findLead(page, shop)?.moduleId : undefined;
  const rendering = slotRendering({ ...given, containers: page.containers, leadId }, shop);
  return renderSlotContent(rendering, { parentId: null, slot }, page.slots[slot], 1);
}

/** One slot of a page with all that lies in it; each placed module in a Suspense and an error boundary of its own. */
export function SlotRenderer({ slot, ...options }: SlotOptions & { readonly slot: PageSlot }) {
  const rendering = useSlotRendering(slot, options);
  const content = renderSlotContent(rendering, { parentId: null, slot }, options.page.slots[slot], 1);
  return rendering.showGaps ? <GapsShown value={true}>{content}</GapsShown> : content;
}

/** The same object while nothing that placed modules depend on has changed. */
function useSlotRendering(slot: PageSlot, { page, ...given }: SlotOptions): SlotRendering {
  const { components, hydration, renderPlaced, renderSlot, usePlaced, onError, titleOf, showGaps } = given;
  const shop = useShop();
  const { t, reportError } = shop;
  const isLeadWanted = slot === 'main' && !usePlaced;
  const leadId = useMemo(() => {
    if (!isLeadWanted) return undefined;
    return hydration?.isInDocument ? hydration.leadId : findLead(page, shop)?.moduleId;
  }, [isLeadWanted, hydration, page, shop]);
  // A page is as good as another with the same modules.
  const containers = usePlaced ? undefined : page.containers;
  return useMemo(
    () =>
      slotRendering(
        { containers, components, hydration, renderPlaced, renderSlot, usePlaced, onError, titleOf, leadId, showGaps },
        { t, reportError },
      ),
    [
      containers,
      components,
      hydration,
      renderPlaced,
      renderSlot,
      usePlaced,
      onError,
      reportError,
      titleOf,
      leadId,
      showGaps,
      t,
    ],
  );
}

type RenderingOptions = Omit<SlotOptions, 'page'> & Pick<SlotRendering, 'containers' | 'leadId'>;

function slotRendering(
  { onError, titleOf, showGaps = false, ...given }: RenderingOptions,
  { t, reportError }: Pick<Shop, 't' | 'reportError'>,
): SlotRendering {
  return {
    ...given,
    onError: onError ?? reportError ?? ignore,
    showGaps,
    failureSentence: (driver) => t('moduleFailed', { driver: titleOf?.(driver) ?? driver }),
  };
}
