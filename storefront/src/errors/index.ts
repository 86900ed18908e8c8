export { loadedPlainPages, loadPlainPages, loadPlainView } from './load-plain-pages.ts';
export { RootBoundary } from './root-boundary.tsx';
