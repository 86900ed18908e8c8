import type { RichTextMark, RichTextNode } from '@witryna/module-schemas';
import { isRecord } from '@witryna/module-schemas';
import type { ReactNode } from 'react';

const BLOCKS = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
} as const;
const MARKS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const;

/** Whether a value is a formatted text. */
export function isRichTextValue(value: unknown): value is RichTextNode {
  return isRecord(value) && value.type === 'doc' && (value.content === undefined || Array.isArray(value.content));
}

/** A formatted text to be read, not to be followed: links show where they lead. */
export function ReadableRichText({ document }: { readonly document: RichTextNode }) {
  return <>{childrenOf(document)}</>;
}

// A draft may hold anything: what is no node is left out.
function childrenOf({ content }: RichTextNode): ReactNode {
  if (!Array.isArray(content)) return null;
  // biome-ignore lint/suspicious/noArrayIndexKey: the document is a value without identities; a place is the only key.
  return content.filter(isRecord).map((node, place) => <Node key={place} node={node as unknown as RichTextNode} />);
}

function Node({ node }: { readonly node: RichTextNode }) {
  const { type, text, marks } = node;
  if (type === 'text') return withMarks(String(text ?? ''), Array.isArray(marks) ? marks : []);
  if (type === 'heading')
    return (
      <p>
        <strong>{childrenOf(node)}</strong>
      </p>
    );
  if (type === 'horizontalRule') return <hr />;
  if (type === 'hardBreak') return <br />;
  const Block = Object.hasOwn(BLOCKS, type) ? BLOCKS[type as keyof typeof BLOCKS] : undefined;
  return Block ? <Block>{childrenOf(node)}</Block> : childrenOf(node);
}

function withMarks(text: string, marks: readonly RichTextMark[]): ReactNode {
  return marks.reduceRight<ReactNode>((inner, { type, attrs }) => {
    if (type === 'link') return <u key={type}>{`${text} (${String(attrs?.href ?? '')})`}</u>;
    const Mark = Object.hasOwn(MARKS, type) ? MARKS[type as keyof typeof MARKS] : undefined;
    return Mark ? <Mark key={type}>{inner}</Mark> : inner;
  }, text);
}
