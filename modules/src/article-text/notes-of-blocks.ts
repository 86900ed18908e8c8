import type { RichTextNode } from '@witryna/module-schemas';

interface Note {
  readonly term: string;
  readonly text: string;
}

/** A note with its place among all of a text, which two of the same words are told apart by. */
export interface PlacedNote extends Note {
  readonly place: number;
}

/** The blocks of a text, each as a document of its own. */
export const blocksOf = ({ content = [] }: RichTextNode): readonly RichTextNode[] =>
  content.map((node) => ({ type: 'doc', content: [node] }));

/**
 * The notes that stand beside each block: the first one that has their term. A note whose term nobody finds stands with
 * the last block: words that somebody wrote are not lost.
 */
export function notesOfBlocks(
  blocks: readonly RichTextNode[],
  notes: readonly Note[],
): readonly (readonly PlacedNote[])[] {
  if (notes.length === 0) return [];
  const words = blocks.map((block) => breakable(wordsOf(block)));
  const blockOf = ({ term }: Note) => {
    const found = words.findIndex((text) => text.includes(breakable(term)));
    return found === -1 ? blocks.length - 1 : found;
  };
  const placed = notes.map((note, place) => ({ ...note, place, block: blockOf(note) }));
  return blocks.map((_, index) => placed.filter(({ block }) => block === index));
}

const wordsOf = ({ text = '', content = [] }: RichTextNode): string => text + content.map(wordsOf).join('');

/** Editors keep words together with spaces that look like any other. */
const breakable = (words: string) => words.replaceAll('\u00a0', ' ');
