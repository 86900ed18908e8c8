export { openSearch } from './open-search.tsx';
export { rememberResults } from './remember-results.ts';
