import { foldText } from '../../text/fold-text.ts';

/** Longer runs of letters or digits are no words that anyone searches for. */
const MAX_WORD = 48;
const PART = /\p{L}+|\p{N}+/gu;
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
  const folded = foldText(text);
  let end = 0;
  return [...folded.matchAll(PART)].flatMap((match) => {
    const [part] = match;
    const gap = folded.slice(end, match.index);
    end = match.index + part.length;
    return part.length > MAX_WORD ? [] : [{ text: part, isNumber: /^\p{N}/u.test(part), gap }];
  });
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
  if (!/^[\s-]$/.test(part.gap)) return false;
  return part.isNumber ? NUMBERED.has(before.text) : UNITS.has(part.text);
}
