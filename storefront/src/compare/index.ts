export type { ComparedProduct, Comparison } from './compared-products.ts';
export { comparisonOfSite, type SiteComparison } from './comparison-of-site.ts';
