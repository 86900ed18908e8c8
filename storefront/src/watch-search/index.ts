export { watchSearch } from './watch-search.ts';
