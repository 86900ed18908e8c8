import type { Announcements } from '@dnd-kit/core';
import { t } from '../../../i18n/pl.ts';

/** What a screen reader hears while a product is put in another place. */
export function sortingAnnouncements(skus: readonly string[], nameOf: (sku: string) => string): Announcements {
  const position = (id: string | number) => skus.indexOf(String(id)) + 1;
  const words = t.inspector.products;
  return {
    onDragStart: ({ active }) => words.lifted(nameOf(String(active.id)), position(active.id), skus.length),
    onDragOver: ({ active, over }) =>
      over ? words.moved(nameOf(String(active.id)), position(over.id), skus.length) : undefined,
    onDragEnd: ({ active, over }) => words.dropped(nameOf(String(active.id)), position((over ?? active).id)),
    onDragCancel: ({ active }) => words.cancelled(nameOf(String(active.id))),
  };
}
