/** Beginnings that a spreadsheet interprets as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Includes the semicolon, the separator in Polish spreadsheets. */
const NEEDS_QUOTES = /[",;\r\n]/;

/** True when a spreadsheet would run the text as a formula. */
export function isFormula(text: string): boolean {
  return FORMULA.test(text);
}

/** A CSV cell: quoted where necessary, with an apostrophe before a formula. */
export function csvCell(text: string): string {
  const harmless = isFormula(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
