import { describe, expect, test } from 'vitest';
import { richTextToHtml } from './rich-text-html.ts';

const text = (value: string, ...marks: { type: string; attrs?: Record<string, unknown> }[]) => ({
  type: 'text',
  text: value,
  marks,
});

describe('rich text as HTML', () => {
  test.each([
    ['a paragraph', { type: 'paragraph', content: [text('a < b')] }, '<p>a &lt; b</p>'],
    ['a heading', { type: 'heading', attrs: { level: 3 }, content: [text('H')] }, '<h3>H</h3>'],
    ['a heading of no level', { type: 'heading', attrs: { level: 9 }, content: [text('H')] }, '<h2>H</h2>'],
    [
      'marks',
      { type: 'paragraph', content: [text('x', { type: 'bold' }, { type: 'italic' })] },
      '<p><em><strong>x</strong></em></p>',
    ],
    [
      'a link',
      text('x', { type: 'link', attrs: { href: '/o-nas?a=1&b="2"' } }),
      '<a href="/o-nas?a=1&amp;b=&quot;2&quot;">x</a>',
    ],
    ['a link that is none', text('x', { type: 'link', attrs: { href: 'javascript:alert(1)' } }), 'x'],
    [
      'a list',
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('x')] }] }] },
      '<ul><li><p>x</p></li></ul>',
    ],
    ['what is not known', { type: 'script', content: [text('<x>')] }, '&lt;x&gt;'],
    ['a break', { type: 'paragraph', content: [text('a'), { type: 'hardBreak' }, text('b')] }, '<p>a<br>b</p>'],
  ])('%s', (_, node, html) => {
    expect(richTextToHtml(node)).toBe(html);
  });
});
