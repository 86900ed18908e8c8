import type { RichTextNode } from '@witryna/module-schemas';

/**
 * A title with its colon, which languages set in their own ways, and what it says, with its language where that is not
 * the site's; an empty title for words that need none.
 */
export type Fact = readonly [title: string, words: string, language?: string | undefined];

/** Facts as a list of formatted text; undefined where there are none. */
export function factList(facts: readonly Fact[]): RichTextNode | undefined {
  if (facts.length === 0) return undefined;
  return { type: 'doc', content: [{ type: 'bulletList', content: facts.map(factItem) }] };
}

/** One entry of such a list. */
export function factItem([title, words, language]: Fact): RichTextNode {
  const content: RichTextNode[] = [{ type: 'text', text: words }];
  if (title) content.unshift({ type: 'text', text: `${title} `, marks: [{ type: 'bold' }] });
  return inLanguage({ type: 'listItem', content: [{ type: 'paragraph', content }] }, language);
}

/** A node whose words are in this language, where it is not the site's. */
export const inLanguage = (node: RichTextNode, language: string | undefined): RichTextNode =>
  language === undefined ? node : { ...node, attrs: { ...node.attrs, language } };
