import type { Visibility } from './catalog.tables.ts';

/** The visibilities of products that stand in lists. */
export const LISTED: readonly Visibility[] = ['both', 'catalog'];

/** True when lists show the product. */
export function isListed({ isActive, visibility }: { readonly isActive: boolean; readonly visibility: Visibility }) {
  return isActive && LISTED.includes(visibility);
}
