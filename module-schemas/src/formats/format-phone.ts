/** What Polish land lines begin with: the code of their area, then seven digits. All else is a mobile or a special number. */
const AREA_CODE = /^(?:1[2-8]|2[2-59]|3[2-4]|4[1-468]|5[24-689]|6[1-3578]|7[14-7]|8[1-79]|9[145])/;
const POLISH = /^(?:\+48|0048)?(\d{9})$/;
/** What people write between the digits of a number. */
const GAPS = /[\s().-]/g;

/**
 * A telephone number as Poles read it: `+48 600 100 200` of a mobile, `+48 85 000 00 00` of a land line. A number of
 * elsewhere stays as it was written. The blanks do not break, so that a number is never torn.
 */
export function formatPhone(phone: string): string {
  const digits = POLISH.exec(phone.replace(GAPS, ''))?.[1];
  if (digits === undefined) return phone.trim().replace(/\s+/g, '\u00a0');
  const sizes = AREA_CODE.test(digits) ? [2, 3, 2, 2] : [3, 3, 3];
  let from = 0;
  const groups = sizes.map((size) => {
    from += size;
    return digits.slice(from - size, from);
  });
  return ['+48', ...groups].join('\u00a0');
}
