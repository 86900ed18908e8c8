export { AccountFavourites, beginFavourites } from './account-favourites.tsx';
