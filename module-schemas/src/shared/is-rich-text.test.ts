import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRichText } from './is-rich-text.ts';
import { paragraphs, richTextToPlain } from './rich-text-build.ts';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const text = (value: string, ...marks: unknown[]) => ({
  type: 'text',
  text: value,
  ...(marks.length ? { marks } : {}),
});
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const link = (href: unknown, more = {}) => ({ type: 'link', attrs: { href, ...more } });

describe('a rich text document', () => {
  test.each([
    ['is empty', doc()],
    ['has paragraphs with marks', doc(paragraph(text('len', { type: 'bold' }, { type: 'italic' })))],
    ['has a link to a page of ours', doc(paragraph(text('len', link('/len'))))],
    [
      'has a list in a list',
      doc({
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [paragraph(text('a')), { type: 'orderedList', attrs: { start: 3 }, content: [] }],
          },
        ],
      }),
    ],
    ['has a heading of level 3', doc({ type: 'heading', attrs: { level: 3 }, content: [text('Skład')] })],
  ])('is accepted when it %s', (_, value) => {
    expect(isRichText(value)).toBe(true);
  });

  test.each([
    ['has a node that is not on the list', doc({ type: 'iframe' })],
    ['has a heading of level 1, which belongs to the page', doc({ type: 'heading', attrs: { level: 1 } })],
    ['has a script for a link', doc(paragraph(text('x', link('javascript:alert(1)'))))],
    ['has a link that begins with two slashes', doc(paragraph(text('x', link('//evil.example'))))],
    ['has an unknown attribute', doc(paragraph(text('x', link('/a', { onclick: 'x' }))))],
    ['has an unknown mark', doc(paragraph(text('x', { type: 'style' })))],
    ['has text straight below the document', doc(text('x'))],
    ['has an empty text', doc(paragraph(text('')))],
    ['is a string of HTML', '<p>x</p>'],
  ])('is refused when it %s', (_, value) => {
    expect(isRichText(value)).toBe(false);
  });

  test('is refused when it nests without end', () => {
    let inner: unknown = paragraph(text('x'));
    for (let depth = 0; depth < 40; depth += 1) inner = { type: 'blockquote', content: [inner] };
    expect(isRichText(doc(inner))).toBe(false);
  });

  test('never makes the check throw', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => typeof isRichText(value) === 'boolean'));
  });
});

test('paragraphs made of lines read as those lines again', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.string({ minLength: 1 }).filter((line) => !line.includes('\n')),
        { minLength: 1 },
      ),
      (lines) => {
        const document = paragraphs(...lines);
        expect(isRichText(document)).toBe(true);
        expect(richTextToPlain(document)).toBe(lines.join('\n'));
      },
    ),
  );
});
