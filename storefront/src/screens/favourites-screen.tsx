import { type AreaScreenProps, addressesOf } from '../content/screen-areas.ts';
import { FavouritesPage } from '../favourites-page/index.ts';

/** What a visitor has put aside. */
export function FavouritesScreen({ site, routes }: AreaScreenProps<'favourites'>) {
  return <FavouritesPage site={site} addressOf={addressesOf(site, routes)} />;
}
