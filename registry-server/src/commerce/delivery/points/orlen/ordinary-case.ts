/** Words that begin small within an address. */
const SMALL = new Set(['ul', 'al', 'pl', 'os', 'im', 'i', 'w', 'z', 'na', 'nad', 'pod', 'przy', 'do', 'od']);
const ROMAN = /^[IVX]{2,}$/;
const VOWEL = /[aeiouyąęó]/;

/** „Jana Pawła II 5A” of „JANA PAWŁA II 5A”; what is not written in capitals alone stays as it is. */
export function ordinaryCase(text: string): string {
  if (text !== text.toUpperCase()) return text;
  return text.replace(/[\p{L}\d]+/gu, (word) => {
    const small = word.toLowerCase();
    if (SMALL.has(small)) return small;
    // Numbers of houses and kings, and names such as „PCK”.
    if (/^\d/.test(word) || ROMAN.test(word) || !VOWEL.test(small)) return word;
    return word.slice(0, 1) + small.slice(1);
  });
}
