import { expect, test } from 'vitest';
import type { SharedSnippet } from '../wire/related.ts';
import { emptyPage, MAX_PAGE_DEPTH, MAX_PLACED_MODULES, type PageDocument, type PlacedModule } from './page.ts';
import { resolveSnippets } from './resolve-snippets.ts';
import { SITE_HEADER_ID, withSiteFrame } from './site-frame.ts';

const placed = (id: string, driver: string, part: Partial<PlacedModule> = {}): PlacedModule => ({
  id,
  driver,
  version: 1,
  settings: {},
  ...part,
});
const ofSnippet = (id: string, snippet: string) => placed(id, 'snippet', { settings: { snippet } });

function aPage(main: readonly PlacedModule[], held: readonly PlacedModule[] = []): PageDocument {
  const page = emptyPage('page', 'Strona');
  const containers = Object.fromEntries([...main, ...held].map((each) => [each.id, each]));
  return { ...page, containers, slots: { ...page.slots, main: main.map(({ id }) => id) } };
}

function aSnippet(title: string, main: readonly PlacedModule[], held: readonly PlacedModule[] = []): SharedSnippet {
  const { slots, containers } = aPage(main, held);
  return { id: 1, title, slots, containers };
}

test('a page without snippets stays the same object', () => {
  const page = aPage([placed('a', 'text')]);
  expect(resolveSnippets(page, {})).toBe(page);
});

test('modules of a snippet stand in its place, twice where it is placed twice, with what they hold', () => {
  const shared = aSnippet(
    'Dostawa',
    [placed('box', 'container', { slots: { content: ['t'] } })],
    [placed('t', 'text')],
  );
  const page = aPage([placed('a', 'text'), ofSnippet('s1', 'dostawa'), ofSnippet('s2', '/dostawa')]);
  const resolved = resolveSnippets(page, { dostawa: shared });
  expect(resolved.slots.main).toEqual(['a', 's1~box', 's2~box']);
  expect(resolved.containers['s1~box']?.slots).toEqual({ content: ['s1~t'] });
  expect(Object.keys(resolved.containers)).toEqual(['a', 's1~box', 's1~t', 's2~box', 's2~t']);
});

test('a snippet may hold another; one that is not there is passed over, also inside of a module', () => {
  const page = aPage(
    [placed('box', 'container', { slots: { content: ['s', 'gone'] } })],
    [ofSnippet('s', 'outer'), ofSnippet('gone', 'nowhere')],
  );
  const snippets = {
    outer: aSnippet('Outer', [ofSnippet('x', 'inner')]),
    inner: aSnippet('Inner', [placed('t', 'text')]),
  };
  expect(resolveSnippets(page, snippets).containers.box?.slots).toEqual({ content: ['s~x~t'] });
});

test('snippets in a circle end where they meet themselves', () => {
  const snippets = {
    a: aSnippet('A', [placed('t', 'text'), ofSnippet('x', 'b')]),
    b: aSnippet('B', [ofSnippet('y', 'a')]),
  };
  expect(resolveSnippets(aPage([ofSnippet('s', 'a')]), snippets).slots.main).toEqual(['s~t']);
});

test('snippets that multiply each other make no more modules than a page may have', () => {
  const tenTimes = (key: string) => Array.from({ length: 10 }, (_, index) => ofSnippet(`s${index}`, key));
  const snippets = Object.fromEntries(
    Array.from({ length: 9 }, (_, level) => [
      `l${level}`,
      aSnippet(`L${level}`, level === 0 ? [placed('t', 'text')] : tenTimes(`l${level - 1}`)),
    ]),
  );
  const resolved = resolveSnippets(aPage(tenTimes('l8')), snippets);
  expect(Object.keys(resolved.containers).length).toBeGreaterThan(MAX_PLACED_MODULES / 2);
  expect(Object.keys(resolved.containers).length).toBeLessThanOrEqual(MAX_PLACED_MODULES);
});

test('empty snippets that multiply each other are opened no more often than a page may have modules', () => {
  const tenTimes = (key: string) => Array.from({ length: 10 }, (_, index) => ofSnippet(`s${index}`, key));
  let opened = 0;
  const snippets = Object.fromEntries(
    Array.from({ length: 9 }, (_, level) => {
      const snippet = aSnippet(`L${level}`, level === 0 ? [] : tenTimes(`l${level - 1}`));
      const counted = Object.defineProperty({ ...snippet }, 'containers', {
        get: () => {
          opened += 1;
          return snippet.containers;
        },
      });
      return [`l${level}`, counted];
    }),
  );
  expect(Object.keys(resolveSnippets(aPage(tenTimes('l8')), snippets).containers)).toEqual([]);
  expect(opened).toBeLessThanOrEqual(MAX_PLACED_MODULES);
});

test('what would stand deeper than a page may be is left out', () => {
  const nested = (depth: number) =>
    Array.from({ length: depth }, (_, index) =>
      placed(`c${index}`, 'container', { slots: { content: index + 1 < depth ? [`c${index + 1}`] : [] } }),
    );
  const [top, ...held] = nested(MAX_PAGE_DEPTH);
  const page = aPage([placed('box', 'container', { slots: { content: ['s'] } })], [ofSnippet('s', 'deep')]);
  const resolved = resolveSnippets(page, { deep: aSnippet('Deep', [top as PlacedModule], held) });
  expect(Object.keys(resolved.containers)).toHaveLength(MAX_PAGE_DEPTH);
});

test('an id that the page has already stays its own', () => {
  const page = aPage([placed('s~t', 'text'), ofSnippet('s', 'a')]);
  expect(resolveSnippets(page, { a: aSnippet('A', [placed('t', 'heading')]) }).slots.main).toEqual(['s~t', 's~t~']);
});

test('a page has the header of its site where it has none, and content that is no page has none', () => {
  const page = aPage([placed('a', 'text')]);
  const framed = withSiteFrame(page, { header: 'fragmenty/naglowek' });
  expect(framed.slots).toEqual({ top: [SITE_HEADER_ID], main: ['a'], bottom: [] });
  expect(framed.containers[SITE_HEADER_ID]?.settings).toEqual({ snippet: 'fragmenty/naglowek' });
  const own = { ...page, slots: { ...page.slots, top: ['a'], main: [] } };
  expect(withSiteFrame(own, { header: 'fragmenty/naglowek' })).toBe(own);
  const snippet = { ...page, type: 'snippet' as const };
  expect(withSiteFrame(snippet, { header: 'fragmenty/naglowek' })).toBe(snippet);
});
