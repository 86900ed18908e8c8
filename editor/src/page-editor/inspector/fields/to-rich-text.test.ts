import { expect, test } from 'vitest';
import { toRichText } from './to-rich-text.ts';

test('only our nodes, marks and attributes of a rich text are kept', () => {
  const given = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        attrs: { textAlign: 'left' },
        content: [
          {
            type: 'text',
            text: 'Krem',
            marks: [
              { type: 'bold' },
              { type: 'code' },
              { type: 'link', attrs: { href: '/krem', newTab: null, class: 'x' } },
            ],
          },
        ],
      },
      {
        type: 'orderedList',
        attrs: { start: 3, type: null },
        content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
      },
      { type: 'codeBlock', content: [{ type: 'text', text: 'x' }] },
    ],
  };
  expect(toRichText(given)).toEqual({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Krem', marks: [{ type: 'bold' }, { type: 'link', attrs: { href: '/krem' } }] },
        ],
      },
      { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
    ],
  });
});
