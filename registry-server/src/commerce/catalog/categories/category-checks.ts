import { AddressOfScreen, readPlacedScreens } from '../../../content/placed-screens.ts';
import { isReservedSlug } from '../../../content/slug.ts';
import type { Trx } from '../../../database/transaction.ts';
import { FieldInvalid } from '../../../http/field-invalid.ts';
import { CategoryConflict } from '../catalog.errors.ts';
import { NO_CATEGORY } from './category-for-editing.ts';

/** Refuses what was written against another state of a category than the one that is there. */
export function requireRevision(path: string, found = NO_CATEGORY, expected: string | undefined): void {
  if (expected !== undefined && expected !== found) throw new CategoryConflict({ path, expected, found });
}

/** Refuses an address that is the shop's own. */
export function refuseReserved(path: string): void {
  if (isReservedSlug(path)) throw new FieldInvalid('/path', 'reserved', 'Ten adres jest zajęty przez sklep.');
}

/** The same, and an address at which some site has a screen. */
export async function refuseAddress(trx: Trx, path: string): Promise<void> {
  refuseReserved(path);
  const site = (await readPlacedScreens(trx)).siteAt(path);
  if (site !== undefined) throw new AddressOfScreen(path, site, '/path');
}
