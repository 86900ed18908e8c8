export { TranslationsSection } from './translations-section.tsx';
