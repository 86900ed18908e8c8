/** A name in Polish quotation marks; those that it has itself become the inner ones: „Krem «Świt»”. */
export function quote(name: string): string {
  return `„${name.replaceAll('„', '«').replaceAll('”', '»')}”`;
}
