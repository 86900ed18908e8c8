import type { CompareListWithProducts } from './compare-lists.ts';

export type CompareListMapper = CompareListWithProducts;
