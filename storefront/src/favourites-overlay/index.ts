export { openAddedToFavourites } from './open-added-to-favourites.tsx';
