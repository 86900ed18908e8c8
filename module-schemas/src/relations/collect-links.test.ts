import { expect, test } from 'vitest';
import { emptyPage, type PageDocument } from '../page/page.ts';
import { collectLinks } from './collect-links.ts';

test('links of modules, formatted texts and content are found, where they stay in the shop', () => {
  const text = (href: string) => ({ type: 'text', text: 'tu', marks: [{ type: 'link', attrs: { href } }] });
  const page = {
    ...emptyPage('navigation', 'Próba'),
    containers: {
      a: {
        id: 'a',
        driver: 'text',
        version: 1,
        settings: { content: { type: 'doc', content: [{ type: 'paragraph', content: [text('/o-nas?x=1#y')] }] } },
      },
      b: { id: 'b', driver: 'button', version: 1, settings: { label: 'x', link: { href: 'https://example.com/' } } },
      c: { id: 'c', driver: 'button', version: 1, settings: { label: 'x', link: { href: '#tu' } } },
    },
    contentProperties: { links: [{ label: 'x', href: '/twarz/kremy/' }, { label: 'y', href: '//obce.example/a' }, 7] },
  } as unknown as PageDocument;
  expect(collectLinks(page)).toEqual([
    {
      slug: 'o-nas',
      path: '/containers/a/settings/content/content/0/content/0/marks/0/attrs/href',
      placedModuleId: 'a',
    },
    { slug: 'twarz/kremy', path: '/contentProperties/links/0/href' },
  ]);
});
