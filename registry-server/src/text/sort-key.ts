const COMBINING_MARKS = /\p{Mn}/gu;

/** Signs of a language that are letters of its alphabet, not others with a mark: each with what it is sorted as. */
interface Alphabet {
  readonly signs: RegExp;
  readonly keys: Readonly<Record<string, string>>;
}

// `{` and `|` follow `z` in ASCII, so that ą sorts after every a… and before b.
const AFTER = ['{', '|', '}', '~'];
// The same behind Cyrillic letters.
const AFTER_CYRILLIC = ['\uE000', '\uE001', '\uE002'];

/** An alphabet from its letters behind others: `c: 'ć'` is a letter between c and d. */
function alphabetOf(behind: Readonly<Record<string, readonly string[]>>, alike: Readonly<Record<string, string>> = {}) {
  const keys = Object.entries(behind).flatMap(([letter, followers]) =>
    followers.map((follower, place) => [follower, keyBehind(letter, place)] as const),
  );
  const all: Readonly<Record<string, string>> = { ...Object.fromEntries(keys), ...alike };
  // Longer signs first: `dzs` before `dz`.
  const signs = Object.keys(all).sort((one, other) => other.length - one.length);
  return { signs: new RegExp(signs.join('|'), 'g'), keys: all } satisfies Alphabet;
}

const keyBehind = (letter: string, place: number): string =>
  letter + (letter > '\u0400' ? AFTER_CYRILLIC : AFTER)[place];

/** Signs without a mark to take off, as other languages sort them. */
const FOREIGN = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };
const CYRILLIC = { г: ['ґ'], е: ['є'], и: ['і', 'ї', 'й'] };

const OTHERS = alphabetOf(CYRILLIC, FOREIGN);
const ALPHABETS: Readonly<Record<string, Alphabet>> = {
  pl: alphabetOf({
    a: ['ą'],
    c: ['ć'],
    e: ['ę'],
    l: ['ł'],
    n: ['ń'],
    o: ['ó'],
    s: ['ś'],
    z: ['ź', 'ż'],
  }),
  cs: alphabetOf({ c: ['č'], h: ['ch'], r: ['ř'], s: ['š'], z: ['ž'] }, FOREIGN),
  hu: alphabetOf(
    {
      c: ['cs'],
      d: ['dz', 'dzs'],
      g: ['gy'],
      l: ['ly'],
      n: ['ny'],
      o: ['ö'],
      s: ['sz'],
      t: ['ty'],
      u: ['ü'],
      z: ['zs'],
    },
    // Long vowels stand with the short ones.
    { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ő: 'o{', ű: 'u{' },
  ),
};

/**
 * A key whose byte order is that of the language's alphabet, the same in every database. Keys of different languages
 * may stand in one list: letters that they share have one key. Languages without an alphabet of their own here sort
 * letters with marks as those without.
 */
export function sortKeyOf(text: string, language = 'pl'): string {
  const { signs, keys } = ALPHABETS[language] ?? OTHERS;
  const lower = text.normalize('NFC').toLowerCase();
  const marked = lower.replace(signs, (sign) => keys[sign] ?? sign);
  return marked.normalize('NFD').replace(COMBINING_MARKS, '');
}
