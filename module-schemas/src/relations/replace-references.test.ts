import { expect, test } from 'vitest';
import { normalizePage } from '../page/normalize-page.ts';
import type { RichTextNode } from '../shared/rich-text.ts';
import { replaceReferences } from './replace-references.ts';

const linked = (href: string): RichTextNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text: 'Więcej', marks: [{ type: 'bold' }, { type: 'link', attrs: { href, title: 'x' } }] }],
});

const page = normalizePage({
  title: 'Próba',
  type: 'article',
  properties: { meta: { ogImage: 9 } },
  contentProperties: { author: 'marta', parent: '/poradnik', relatedArticles: ['zima'], other: '/poradnik' },
  containers: [
    { driver: 'button', settings: { label: 'Dalej', link: { href: '/o-nas', newTab: true } } },
    {
      driver: 'text',
      settings: { content: { type: 'doc', content: [{ type: 'bulletList', content: [linked('/o-nas')] }] } },
    },
    { driver: 'products-list', settings: { source: { kind: 'category', category: 'twarz' } } },
    { driver: 'snippet', settings: { snippet: 'stopka' } },
    { driver: 'marquee', settings: { href: '/o-nas' } },
  ],
});

const replaced = replaceReferences(page, {
  reference: (kind, key) => `${kind}>${key}`,
  href: (href) => `en${href}`,
});
const settingsOf = (id: string) => replaced.containers[id]?.settings;

test('links are replaced in settings and inside of rich text', () => {
  expect(settingsOf('1')).toEqual({ label: 'Dalej', link: { href: 'en/o-nas', newTab: true } });
  expect(settingsOf('2')).toEqual({
    content: { type: 'doc', content: [{ type: 'bulletList', content: [linked('en/o-nas')] }] },
  });
});

test('references are replaced by kind, in modules and in what belongs to the type', () => {
  expect(settingsOf('3')).toEqual({ source: { kind: 'category', category: 'category>twarz' } });
  expect(settingsOf('4')).toEqual({ snippet: 'snippet>stopka' });
  expect(replaced.contentProperties).toEqual({
    author: 'author>marta',
    parent: 'page>/poradnik',
    relatedArticles: ['article>zima'],
    other: '/poradnik',
  });
});

test('what no schema knows, and the page itself, stay as they are', () => {
  expect(settingsOf('5')).toEqual({ href: '/o-nas' });
  expect(page.contentProperties.author).toBe('marta');
  const same = replaceReferences(page, { reference: (_kind, key) => key, href: (href) => href });
  expect(same).toEqual(page);
});
