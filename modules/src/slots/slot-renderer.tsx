import type { PageDocument, PageSlot } from '@witryna/module-schemas';
import { useMemo } from 'react';
import { GapsShown } from '../shared/empty-module.tsx';
import { useShop } from '../shop/shop.ts';
import { renderSlotContent, type SlotRendering } from './slot-rendering.tsx';

export type SlotOptions = Pick<SlotRendering, 'components' | 'renderPlaced' | 'renderSlot' | 'usePlaced'> & {
  readonly page: Pick<PageDocument, 'slots' | 'containers'>;
  /** Told of every module that is unknown or throws; the shop's `reportError` when absent. */
  readonly onError?: SlotRendering['onError'] | undefined;
  /** Labels the place of modules that are unknown, fail or have nothing to show yet; for editors. */
  readonly showGaps?: boolean | undefined;
};

const ignore = () => {};

/** One slot of a page with all that lies in it; each placed module in a Suspense and an error boundary of its own. */
export function SlotRenderer({ slot, ...options }: SlotOptions & { readonly slot: PageSlot }) {
  const rendering = useSlotRendering(options);
  const content = renderSlotContent(rendering, { parentId: null, slot }, options.page.slots[slot], 1);
  return rendering.showGaps ? <GapsShown value={true}>{content}</GapsShown> : content;
}

/** The same object while nothing that placed modules depend on has changed. */
function useSlotRendering(options: SlotOptions): SlotRendering {
  const { page, components, renderPlaced, renderSlot, usePlaced, showGaps = false } = options;
  const { t, reportError } = useShop();
  const onError = options.onError ?? reportError ?? ignore;
  const containers = usePlaced ? undefined : page.containers;
  return useMemo(
    () => ({
      containers,
      components,
      renderPlaced,
      renderSlot,
      usePlaced,
      onError,
      showGaps,
      failureSentence: (driver: string) => t('moduleFailed', { driver }),
    }),
    [containers, components, renderPlaced, renderSlot, usePlaced, onError, showGaps, t],
  );
}
