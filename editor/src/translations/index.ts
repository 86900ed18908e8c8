export { TranslationsPanel } from './translations-panel.tsx';
