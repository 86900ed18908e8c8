import { expect, test } from 'vitest';
import { emptyPage, MAX_PAGE_DEPTH, type PageDocument, type PlacedModule } from '../page/page.ts';
import type { SharedSnippet } from '../wire/related.ts';
import { validateSnippets } from './validate-snippets.ts';

const ofSnippet = (id: string, snippet: string): PlacedModule => ({
  id,
  driver: 'snippet',
  version: 1,
  settings: { snippet },
});
const box = (id: string, content: readonly string[]): PlacedModule => ({
  id,
  driver: 'container',
  version: 1,
  settings: {},
  slots: { content },
});

function aPage(title: string, main: readonly PlacedModule[], held: readonly PlacedModule[] = []): PageDocument {
  const page = emptyPage('snippet', title);
  const containers = Object.fromEntries([...main, ...held].map((each) => [each.id, each]));
  return { ...page, containers, slots: { ...page.slots, main: main.map(({ id }) => id) } };
}

const aSnippet = (...parts: Parameters<typeof aPage>): SharedSnippet => ({ id: 1, ...aPage(...parts) });

test('a snippet may not hold itself', () => {
  expect(validateSnippets(aPage('A', [ofSnippet('x', '/a')]), {}, 'a')).toEqual([
    {
      path: '/containers/x/settings/snippet',
      rule: 'snippet-circle',
      message: 'Fragment nie może zawierać samego siebie.',
      placedModuleId: 'x',
    },
  ]);
});

test('nor by way of others, and the sentence tells the way', () => {
  const snippets = { b: aSnippet('Be', [ofSnippet('y', 'c')]), c: aSnippet('Ce', [ofSnippet('z', 'a')]) };
  const [fault] = validateSnippets(aPage('A', [box('box', ['x'])], [ofSnippet('x', 'b')]), snippets, 'a');
  expect(fault).toMatchObject({ rule: 'snippet-circle', path: '/containers/x/settings/snippet' });
  expect(fault?.message).toBe('Fragment zawierałby sam siebie: „A” → „Be” → „Ce” → „A”.');
});

test('a page may place the same snippet twice, and a circle elsewhere ends', () => {
  const snippets = { b: aSnippet('Be', [ofSnippet('y', 'c')]), c: aSnippet('Ce', [ofSnippet('z', 'b')]) };
  expect(validateSnippets(aPage('A', [ofSnippet('x', 'b'), ofSnippet('y', 'b')]), snippets)).toEqual([]);
});

test('depth and number count with what the snippets hold', () => {
  const boxes = Array.from({ length: MAX_PAGE_DEPTH }, (_, index) =>
    box(`c${index}`, index + 1 < MAX_PAGE_DEPTH ? [`c${index + 1}`] : []),
  );
  const [top, ...held] = boxes;
  const deep = aSnippet('Deep', [top as PlacedModule], held);
  expect(validateSnippets(aPage('A', [ofSnippet('x', 'deep')]), { deep })).toEqual([]);
  expect(validateSnippets(aPage('A', [box('b', ['x'])], [ofSnippet('x', 'deep')]), { deep })).toMatchObject([
    { rule: 'page-depth', path: '/containers/x/settings/snippet' },
  ]);
  const many = aSnippet(
    'Many',
    Array.from({ length: 600 }, (_, index) => box(`m${index}`, [])),
  );
  expect(validateSnippets(aPage('A', [ofSnippet('x', 'many'), ofSnippet('y', 'many')]), { many })).toMatchObject([
    { rule: 'page-size', path: '/containers', message: expect.stringContaining('1200') },
  ]);
});
