const POSTAL_CODE = /^(\d{2})[-\s]?(\d{3})$/;

/** A Polish postal code with its dash, from `02-677`, `02677` or `02 677`; undefined when it is none. */
export function parsePostalCode(text: string): string | undefined {
  const [, region, place] = POSTAL_CODE.exec(text.trim().replace(/[\u2010-\u2013]/g, '-')) ?? [];
  return region && place ? `${region}-${place}` : undefined;
}
