/** Filters of a list as a form that needs no code of ours, for a page that no module makes. */

export { FilterChips } from './filter-chips.tsx';
export { FilterFold } from './filter-fold.tsx';
export { FilterOption } from './filter-option.tsx';
export { FILTER_DRAWER, FILTER_FORM, FilterPanel } from './filter-panel.tsx';
export { PriceFields } from './price-fields.tsx';
export { SortChoices } from './sort-choices.tsx';
export { SortLinks } from './sort-links.tsx';
export { StillFilterBar } from './still-filter-bar.tsx';
