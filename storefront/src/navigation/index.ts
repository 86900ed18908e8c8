export { type BrowserHistory, createBrowserHistory } from './browser-history.ts';
export { BrowserNavigation } from './browser-navigation.tsx';
export { loadEngine } from './load-engine.ts';
export { createNavigator, type Navigator } from './navigator.ts';
export { needsDocument } from './needs-document.ts';
export { ProgressBar } from './progress-bar.tsx';
export { watchScroll } from './watch-scroll.ts';
