import { MAX_PAGE_DEPTH, MAX_PLACED_MODULES, type PageDocument, type SlotAddress } from '@witryna/module-schemas';
import { type Carried, refusalOf, slotDefinition } from '../document/index.ts';
import { pageEditor } from '../page-editor.pl.ts';
import { titleOfDriver } from './describe-module.ts';
import { describeSlot } from './describe-target.ts';

/** Why a slot does not take what is carried, as a sentence; undefined when it does. */
export function describeRefusal(page: PageDocument, carried: Carried, to: SlotAddress): string | undefined {
  const { refused } = pageEditor;
  const slot = describeSlot(page, to);
  switch (refusalOf(page, carried, to)) {
    case undefined:
      return undefined;
    case 'page-full':
      return refused.pageFull(MAX_PLACED_MODULES);
    case 'slot-full':
      return refused.slotFull(slot, slotDefinition(page, to)?.max ?? 0);
    case 'driver': {
      const driver = 'id' in carried ? page.containers[carried.id]?.driver : carried.subtree[0].driver;
      return refused.driver(slot, titleOfDriver(driver ?? ''));
    }
    case 'itself':
      return refused.itself;
    case 'depth':
      return refused.depth(MAX_PAGE_DEPTH);
    case 'no-slot':
      return refused.noSlot;
  }
}
