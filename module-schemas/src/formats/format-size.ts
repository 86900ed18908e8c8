/** How much of a thing: `{ value: 4.2, unit: 'g' }`. */
export interface Size {
  readonly value: number;
  readonly unit: string;
}

/** A size as it is written in this language: `4,2 g`, its number and unit on one line. */
export function formatSize({ value, unit }: Size, language: string): string {
  return `${new Intl.NumberFormat(language).format(value)}\u00a0${unit}`;
}
