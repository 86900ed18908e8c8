export { loadedPlainPages, loadPlainPages } from './load-plain-pages.ts';
export { RootBoundary } from './root-boundary.tsx';
