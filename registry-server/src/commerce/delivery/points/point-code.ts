/** No network has longer ones. */
const LONGEST = 30;
const CODE = /^[\p{Lu}\d][\p{Lu}\d-]*$/u;

/** A point's code as networks write it, `KRA010`, from ` kra 010 `; undefined for what can be none. */
export function parsePointCode(typed: string): string | undefined {
  const code = typed.replace(/\s+/g, '').toUpperCase();
  return code.length <= LONGEST && CODE.test(code) ? code : undefined;
}
