import type { ExportSection } from '../../../identity/customers/index.ts';
import { customerViewer, MOST_VIEWED, type ViewedStore } from './viewed.store.ts';

/** What a customer looked at last. */
export const viewedSection = (store: ViewedStore): ExportSection => ({
  name: 'viewedProducts',
  read: ({ id }) => store.read(customerViewer(id), MOST_VIEWED),
});
