/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Also what separates cells in Polish spreadsheets. */
const NEEDS_QUOTES = /[",;\r\n]/;

/** True when a spreadsheet would run the text as a formula. */
export function isFormula(text: string): boolean {
  return FORMULA.test(text);
}

/** A cell of a CSV file: quoted where it must be, and with an apostrophe before what would be run as a formula. */
export function csvCell(text: string): string {
  const harmless = isFormula(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
