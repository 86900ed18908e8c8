/** A code as it is compared: people type it in any case and with blanks around it. */
export function codeKeyOf(code: string): string {
  return code.trim().normalize('NFC').toUpperCase();
}
