/** A size as people read it: `4,2 g`. */
export function sizeLabel({ value, unit }: { readonly value: number; readonly unit: string }): string {
  return `${String(value).replace('.', ',')} ${unit}`;
}
