/** Cards and pages of what was found, for a page that no module makes. */

export { ArticlesGrid } from '../articles/articles-grid.tsx';
export { EmptyList } from '../lists/empty-list.tsx';
export { Pager } from '../lists/pager.tsx';
export { PAGE_PLACE } from '../pictures/place.ts';
export { gridCardSizes } from './card-sizes.ts';
export { ProductCard } from './product-card.tsx';
