/** Cards and pages of what was found, for a page that no module makes. */

export { ArticlesGrid } from './articles-grid.tsx';
export { gridCardSizes } from './card-sizes.ts';
export { EmptyList } from './empty-list.tsx';
export { Pager } from './pager.tsx';
export { PAGE_PLACE } from './place.ts';
export { ProductCard } from './product-card.tsx';
