import { MAX_NESTING, type QueryLimits, tooMuch } from './limits.ts';

const QUOTE = 34;
const HASH = 35;
const BACKSLASH = 92;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const OPENING = new Set([40, 91, 123]);
const CLOSING = new Set([41, 93, 125]);

/**
 * Refuses a document by its text, before it is parsed: graphql's parser calls itself for each bracket within a
 * bracket, and what is deep enough ends in an overflow instead of an answer. One pass over the signs.
 */
export function refuseText(source: string, { documentLength }: Pick<QueryLimits, 'documentLength'>): void {
  if (source.length > documentLength) {
    throw tooMuch(`The document is too long: at most ${documentLength} characters are allowed.`, 'document-too-long');
  }
  if (nestingOf(source) > MAX_NESTING) {
    throw tooMuch(`The document is too deep: at most ${MAX_NESTING} brackets within brackets.`, 'query-too-deep');
  }
}

/** How many brackets stand within brackets at most, outside of texts and comments. */
function nestingOf(source: string): number {
  let open = 0;
  let deepest = 0;
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charCodeAt(at);
    if (sign === QUOTE) at = endOfText(source, at);
    else if (sign === HASH) at = endOfLine(source, at);
    else if (OPENING.has(sign)) {
      open += 1;
      if (open > deepest) deepest = open;
    } else if (CLOSING.has(sign)) open -= 1;
  }
  return deepest;
}

/** Where the text that begins at a quotation mark ends; a line's end is the end of one that was left open. */
function endOfText(source: string, start: number): number {
  if (source.startsWith('"""', start)) {
    for (let at = start + 3; at < source.length; at += 1) {
      if (source.startsWith('"""', at)) return at + 2;
      if (source.startsWith('\\"""', at)) at += 3;
    }
    return source.length;
  }
  for (let at = start + 1; at < source.length; at += 1) {
    const sign = source.charCodeAt(at);
    if (sign === BACKSLASH) at += 1;
    else if (sign === QUOTE || sign === LINE_FEED || sign === CARRIAGE_RETURN) return at;
  }
  return source.length;
}

function endOfLine(source: string, start: number): number {
  for (let at = start; at < source.length; at += 1) {
    const sign = source.charCodeAt(at);
    if (sign === LINE_FEED || sign === CARRIAGE_RETURN) return at;
  }
  return source.length;
}
