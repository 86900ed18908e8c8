import { addressesOf } from '../content/screen-addresses.ts';
import type { AreaScreenProps } from '../content/screen-areas.ts';
import { FavouritesPage } from '../favourites-page/index.ts';

/** What a visitor has put aside. */
export function FavouritesScreen({ site, routes }: AreaScreenProps<'favourites'>) {
  return <FavouritesPage site={site} addressOf={addressesOf(site, routes)} />;
}
