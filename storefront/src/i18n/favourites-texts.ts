import { areaTextsOf } from './areas/area-texts.ts';
import type { FavouritesTexts } from './favourites.pl.ts';

/** What lists of favourites say in a site's language (BCP 47); the area `favourites` has to be loaded. */
export const favouritesTextsOf = (language: string): FavouritesTexts => areaTextsOf(language, 'favourites');
