/** A postal code as a line never breaks it: not at its dash. */
export const unbrokenCode = (code: string): string => code.replaceAll('-', '\u2060-\u2060');
