export { loadSheets } from './load-sheets.ts';
