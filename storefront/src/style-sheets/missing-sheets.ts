import { styleSheets } from 'virtual:style-sheets';
import { createSheetLoader } from './create-sheet-loader.ts';
import { unpackStyleSheets } from './packed-style-sheets.ts';

/** Loads the sheets that this document lacks for such a page. */
export const loadMissingSheets = createSheetLoader({ document, sheets: unpackStyleSheets(styleSheets) });
