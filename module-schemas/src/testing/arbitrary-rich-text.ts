import fc, { type Arbitrary } from 'fast-check';
import { RICH_TEXT_MARKS, type RichTextDocument, type RichTextNode } from '../shared/rich-text.ts';
import { storableText } from './storable-text.ts';

const mark = fc
  .constantFrom(...RICH_TEXT_MARKS)
  .map((type) => (type === 'link' ? { type, attrs: { href: '/twarz', newTab: true } } : { type }));
const words = fc.record(
  {
    type: fc.constant('text'),
    text: storableText({ minLength: 1, maxLength: 40 }),
    marks: fc.uniqueArray(mark, { maxLength: 3, selector: ({ type }) => type }),
  },
  { requiredKeys: ['type', 'text'] },
);
const inline = fc.array(fc.oneof(words, fc.constant({ type: 'hardBreak' })), { maxLength: 3 });
const of = (type: string, content: Arbitrary<readonly unknown[]>, attrs?: Arbitrary<object>) =>
  fc.record({ type: fc.constant(type), content, ...(attrs && { attrs }) });

const blocks = fc.letrec<{ block: RichTextNode; item: RichTextNode }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'rich text' },
    of('paragraph', inline),
    of('heading', inline, fc.record({ level: fc.constantFrom(2, 3, 4) })),
    fc.constant({ type: 'horizontalRule' }),
    of('bulletList', fc.array(tie('item'), { minLength: 1, maxLength: 2 })),
    of('orderedList', fc.array(tie('item'), { minLength: 1, maxLength: 2 }), fc.record({ start: fc.nat(9) })),
    of('blockquote', fc.array(tie('block'), { minLength: 1, maxLength: 2 })),
  ) as Arbitrary<RichTextNode>,
  item: of('listItem', fc.array(tie('block'), { minLength: 1, maxLength: 2 })) as Arbitrary<RichTextNode>,
}));

/** Formatted texts with every node and mark of the closed list. */
export const arbitraryRichText: Arbitrary<RichTextDocument> = fc
  .array(blocks.block, { maxLength: 3 })
  .map((content) => ({ type: 'doc', content }));
