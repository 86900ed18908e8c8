import type { RJSFSchema } from '@rjsf/utils';
import { t } from '../../../i18n/pl.ts';

/** What one item of a list is called. */
export function itemTitleOf(list: RJSFSchema): string {
  const { items } = list;
  const title = typeof items === 'object' && !Array.isArray(items) ? items.title : undefined;
  return title ?? list.title ?? t.inspector.itemFallback;
}

const NAMING_FIELDS = ['title', 'label', 'name', 'heading', 'term'];

/** The words that an item says of itself; undefined when it has none. */
export function itemNameOf(item: unknown): string | undefined {
  if (typeof item === 'string') return item || undefined;
  if (typeof item !== 'object' || item === null) return undefined;
  for (const field of NAMING_FIELDS) {
    const value = (item as Record<string, unknown>)[field];
    if (typeof value === 'string' && value !== '') return value;
  }
  return undefined;
}
