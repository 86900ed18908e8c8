export { FavouritesGrid } from './favourites-grid.tsx';
export { FavouritesPage } from './favourites-page.tsx';
export { useFavourites } from './use-favourites.ts';
export { useListView } from './use-list-view.ts';
