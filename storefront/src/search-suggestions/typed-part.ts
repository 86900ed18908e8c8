import { normalizeForSearch } from '@witryna/module-schemas';

/** A part of a suggested phrase. */
export interface PhrasePart {
  readonly text: string;
  readonly isTyped: boolean;
}

/** A suggested phrase in parts: what was typed, and what it would add, which is what people look for. */
export function partsOf(phrase: string, typed: string): readonly PhrasePart[] {
  const known = normalizeForSearch(typed.trim());
  const text = phrase.normalize('NFC');
  const folded = normalizeForSearch(text);
  // Signs whose folding is longer or shorter leave no places to cut at.
  const start = known === '' || folded.length !== text.length ? -1 : ` ${folded}`.indexOf(` ${known}`);
  if (start < 0) return [{ text, isTyped: false }];
  const end = start + known.length;
  const parts = [
    { text: text.slice(0, start), isTyped: false },
    { text: text.slice(start, end), isTyped: true },
    { text: text.slice(end), isTyped: false },
  ];
  return parts.filter((part) => part.text !== '');
}
