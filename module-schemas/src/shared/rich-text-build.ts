import type { RichTextDocument, RichTextNode } from './rich-text.ts';

/** A rich text document of plain paragraphs; empty strings make empty paragraphs. */
export function paragraphs(...texts: readonly string[]): RichTextDocument {
  const content = texts.map(
    (text): RichTextNode =>
      text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] },
  );
  return { type: 'doc', content };
}

/** All words of a document in reading order, blocks parted by a line break; for search and descriptions. */
export function richTextToPlain(node: RichTextNode): string {
  if (node.type === 'text') return node.text ?? '';
  if (node.type === 'hardBreak') return '\n';
  const inner = (node.content ?? []).map(richTextToPlain);
  return node.type === 'paragraph' || node.type === 'heading' ? inner.join('') : inner.filter(Boolean).join('\n');
}
