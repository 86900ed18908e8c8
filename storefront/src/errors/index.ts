export { loadedPlainPages, loadPlainPages, loadPlainScreen, loadPlainView } from './load-plain-pages.ts';
export { RootBoundary } from './root-boundary.tsx';
