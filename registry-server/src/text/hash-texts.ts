const [PRIME_ONE, PRIME_TWO, MIX_ONE, MIX_TWO] = [2_654_435_761, 1_597_334_677, 2_246_822_507, 3_266_489_909];
/** Separator, so that „ab”, „c” and „a”, „bc” have different hashes. */
const BOUNDARY = 0x1_0000;

/** A fast 53-bit hash of a list of texts (cyrb53); not cryptographic. */
export function hashTexts(texts: readonly string[]): number {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (const text of texts) {
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      one = Math.imul(one ^ code, PRIME_ONE);
      two = Math.imul(two ^ code, PRIME_TWO);
    }
    one = Math.imul(one ^ BOUNDARY, PRIME_ONE);
    two = Math.imul(two ^ BOUNDARY, PRIME_TWO);
  }
  one = Math.imul(one ^ (one >>> 16), MIX_ONE) ^ Math.imul(two ^ (two >>> 13), MIX_TWO);
  two = Math.imul(two ^ (two >>> 16), MIX_ONE) ^ Math.imul(one ^ (one >>> 13), MIX_TWO);
  return 4_294_967_296 * (2_097_151 & two) + (one >>> 0);
}
