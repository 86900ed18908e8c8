export { NO_FAVOURITES, skusOf } from './favourites-list.ts';
export { favouritesOfSite, type SiteFavourites } from './favourites-of-site.ts';
