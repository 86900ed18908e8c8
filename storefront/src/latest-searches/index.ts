export { forgetSearches, type LatestSearch, latestSearches, rememberSearch } from './latest-searches.ts';
