/** Longer runs of letters or digits are no words that anyone searches for. */
const MAX_WORD = 48;
const PART = /\p{L}+|\p{N}+/gu;
const NUMBER = /^\p{N}/u;
const SINGLE_GAP = /^[\s-]$/;
const UNITS = new Set(['ml', 'l', 'g', 'kg', 'mg', 'mm', 'cm', 'szt', 'm']);
/** Written with or without a space before their number. */
const NUMBERED = new Set(['spf', 'omega', 'nr', 'ph']);

interface Part {
  readonly text: string;
  readonly isNumber: boolean;
  /** What stands between the part before and this one. */
  readonly gap: string;
}

/** The words of a phrase in their order; number and unit are one: `50 ml` → `50ml`, `SPF 50+` → `spf50`. */
export function queryWords(text: string): string[] {
  return joined(partsOf(text)).map(({ whole }) => whole);
}

/** The words under which a text is found, in their order: those of `queryWords`, and what each was joined of. */
export function indexWords(text: string): string[] {
  return joined(partsOf(text)).flatMap(({ whole, parts }) => (parts.length > 1 ? [whole, ...parts] : [whole]));
}

function partsOf(text: string): Part[] {
  const lower = text.normalize('NFC').toLowerCase();
  const parts: Part[] = [];
  let end = 0;
  for (const match of lower.matchAll(PART)) {
    const [part] = match;
    const gap = lower.slice(end, match.index);
    end = match.index + part.length;
    if (part.length <= MAX_WORD) parts.push({ text: part, isNumber: NUMBER.test(part), gap });
  }
  return parts;
}

function joined(parts: readonly Part[]): { whole: string; parts: string[] }[] {
  const words: { whole: string; parts: string[]; last: Part }[] = [];
  for (const part of parts) {
    const word = words.at(-1);
    if (word && belongTogether(word.last, part)) {
      word.whole += part.text;
      word.parts.push(part.text);
      word.last = part;
    } else {
      words.push({ whole: part.text, parts: [part.text], last: part });
    }
  }
  return words;
}

function belongTogether(before: Part, part: Part): boolean {
  if (before.isNumber === part.isNumber) return false;
  if (part.gap === '') return true;
  if (!SINGLE_GAP.test(part.gap)) return false;
  return part.isNumber ? NUMBERED.has(before.text) : UNITS.has(part.text);
}
