/** How words are looked for in the texts of pages. */
export interface WordsQuery {
  readonly search: string;
  /** Whether “Len” and “len” are different words. */
  readonly matchCase: boolean;
  /** Whether “len” is not found in “lenny”. */
  readonly wholeWords: boolean;
}

/** Where found words stand in a text. */
export interface FoundWords {
  readonly start: number;
  readonly end: number;
}

const SPACES = /[\u00a0\u2007\u2009\u202f]/g;

/**
 * Where words stand in a text, from left to right and none within another. Any space will do: shops write „99 zł” with
 * one that does not break, and people type an ordinary one.
 */
export function findWords(text: string, { search, matchCase, wholeWords }: WordsQuery): FoundWords[] {
  const sought = comparable(search, matchCase);
  if (sought === '') return [];
  const searched = comparable(text, matchCase);
  const found: FoundWords[] = [];
  for (let start = searched.indexOf(sought), next: number; start !== -1; start = searched.indexOf(sought, next)) {
    const end = start + sought.length;
    const isFound = !wholeWords || (!isInsideWord(text, start) && !isInsideWord(text, end));
    if (isFound) found.push({ start, end });
    next = isFound ? end : start + 1;
  }
  return found;
}

const ENDS_IN_WORD = /[\p{L}\p{N}\p{M}]$/u;
const BEGINS_IN_WORD = /^[\p{L}\p{N}\p{M}]/u;

/** Whether letters or digits stand on both sides of a place: an end of what was looked for that is a sign cuts no word. */
const isInsideWord = (text: string, place: number) =>
  ENDS_IN_WORD.test(text.slice(Math.max(0, place - 2), place)) && BEGINS_IN_WORD.test(text.slice(place, place + 2));

/**
 * The text with other words in their place. A space keeps the kind that it has had there; where small letters were asked
 * for and a capital was found, what comes begins with one as well.
 */
export function replaceWords(text: string, query: WordsQuery, replacement: string): string {
  let replaced = '';
  let from = 0;
  for (const { start, end } of findWords(text, query)) {
    replaced +=
      text.slice(from, start) +
      withCapitalOf(text.slice(start, end), query, withSpacesOf(text.slice(start, end), replacement));
    from = end;
  }
  return replaced + text.slice(from);
}

function withSpacesOf(found: string, replacement: string): string {
  const spaces = found.match(/[ \u00a0\u2007\u2009\u202f]/g) ?? [];
  let at = 0;
  return replacement.replace(/ /g, (space) => spaces[at++] ?? space);
}

const isCapital = (letter: string) => letter !== letter.toLowerCase();

function withCapitalOf(found: string, { search, matchCase }: WordsQuery, replacement: string): string {
  const [sought = ''] = search;
  const [given = ''] = found;
  const [first = ''] = replacement;
  if (matchCase || isCapital(sought) || !isCapital(given)) return replacement;
  return first.toUpperCase() + replacement.slice(first.length);
}

/** As it is compared, as long as it is itself: a place in one is a place in the other. */
function comparable(text: string, matchCase: boolean): string {
  const spaced = text.replace(SPACES, ' ');
  return matchCase ? spaced : [...spaced].map(lowerOfSameLength).join('');
}

function lowerOfSameLength(character: string): string {
  const lower = character.toLowerCase();
  return lower.length === character.length ? lower : character;
}
