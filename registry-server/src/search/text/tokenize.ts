/** Longer runs of letters or digits are no words that anyone searches for. */
const MAX_WORD = 48;
const UNITS = new Set(['ml', 'l', 'g', 'kg', 'mg', 'mm', 'cm', 'szt', 'm']);
/** Written with or without a space before their number. */
const NUMBERED = new Set(['spf', 'omega', 'nr', 'ph']);

const [UNKNOWN, OTHER, GAP, LETTER, DIGIT] = [0, 1, 2, 3, 4];
const KINDS: readonly (readonly [kind: number, signs: RegExp])[] = [
  [LETTER, /\p{L}/u],
  [DIGIT, /\p{N}/u],
  [GAP, /[\s-]/],
];
/** By UTF-16 code, filled as codes are met. */
const kindOfCode = new Uint8Array(1 << 16);

/** A word: the part of the text from `start` up to `end`. */
export type VisitWord = (text: string, start: number, end: number) => void;

/** The words of a phrase in their order, in lower case; number and unit are one: `50 ml` → `50ml`, `SPF 50+` → `spf50`. */
export function queryWords(text: string): string[] {
  const words: string[] = [];
  scanWords(text, (from, start, end) => words.push(from.slice(start, end)));
  return words;
}

/** The words under which a text is found, in their order: those of `queryWords`, and what each was joined of. */
export function indexWords(text: string): string[] {
  const words: string[] = [];
  const add: VisitWord = (from, start, end) => words.push(from.slice(start, end));
  scanWords(text, add, add);
  return words;
}

/** Visits words, and of joined ones the parts after them. No string is made for a word: texts have very many. */
export function scanWords(text: string, onWord: VisitWord, onPart?: VisitWord): void {
  const lower = text.normalize('NFC').toLowerCase();
  /** Bounds of the parts of the word at hand. */
  let parts: number[] = [];
  const endWord = () => {
    if (parts.length === 2) onWord(lower, parts[0] as number, parts[1] as number);
    else if (parts.length > 2) visitJoined(lower, parts, onWord, onPart);
    parts = [];
  };
  for (let at = 0; at < lower.length; ) {
    const kind = kindAt(lower, at);
    const start = at;
    at += 1;
    if (kind < LETTER) continue;
    while (at < lower.length && kindAt(lower, at) === kind) at += 1;
    if (at - start > MAX_WORD) continue;
    if (parts.length > 0 && !belongTogether(lower, parts, start, at, kind)) endWord();
    parts.push(start, at);
  }
  endWord();
}

function visitJoined(text: string, parts: readonly number[], onWord: VisitWord, onPart?: VisitWord): void {
  const bounds = parts.flatMap((start, at) => (at % 2 === 0 ? [[start, parts[at + 1] as number] as const] : []));
  const whole = bounds.map(([start, end]) => text.slice(start, end)).join('');
  onWord(whole, 0, whole.length);
  for (const [start, end] of bounds) onPart?.(text, start, end);
}

/** Whether the part from `start` to `end` goes on with the word whose parts lie before it. */
function belongTogether(text: string, parts: readonly number[], start: number, end: number, kind: number): boolean {
  const [lastStart, lastEnd] = parts.slice(-2) as [number, number];
  if (kindAt(text, lastStart) === kind) return false;
  if (start === lastEnd) return true;
  if (start - lastEnd > 1 || kindAt(text, lastEnd) !== GAP) return false;
  return kind === DIGIT ? NUMBERED.has(text.slice(lastStart, lastEnd)) : UNITS.has(text.slice(start, end));
}

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  const known = kindOfCode[code] as number;
  if (known !== UNKNOWN) return known;
  const sign = String.fromCharCode(code);
  const kind = KINDS.find(([, signs]) => signs.test(sign))?.[0] ?? OTHER;
  kindOfCode[code] = kind;
  return kind;
}
