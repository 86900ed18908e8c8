import { styleSheets } from 'virtual:style-sheets';
import { unpackStyleSheets } from '../content/packed-style-sheets.ts';
import { createSheetLoader } from './create-sheet-loader.ts';

/** Loads the sheets that this document lacks for such a page. */
export const loadMissingSheets = createSheetLoader({ document, sheets: unpackStyleSheets(styleSheets) });
