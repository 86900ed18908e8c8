import { expect, test } from 'vitest';
import { anchorOf, claimAnchors, isAnchor, listAnchors, MAX_ANCHOR_LENGTH } from './anchors.ts';
import { emptyPage, type PageDocument, type PlacedModule } from './page.ts';
import { resolveSnippets } from './resolve-snippets.ts';

const placed = (id: string, part: Partial<PlacedModule> = {}): PlacedModule => ({
  id,
  driver: 'text',
  version: 1,
  settings: {},
  ...part,
});
const someTabs = (id: string, ...targets: string[]) =>
  placed(id, { driver: 'tabs', settings: { tabs: targets.map((target) => ({ value: 'Część', target })) } });

function aPage(main: readonly PlacedModule[], held: readonly PlacedModule[] = []): PageDocument {
  const page = emptyPage('page', 'Strona');
  const containers = Object.fromEntries([...main, ...held].map((each) => [each.id, each]));
  return { ...page, containers, slots: { ...page.slots, main: main.map(({ id }) => id) } };
}

const anchorsOf = (page: Pick<PageDocument, 'slots' | 'containers'>) => listAnchors(page).map(({ anchor }) => anchor);

test.each(['skladniki', 'jak-stosowac', 'krok-2', 'a'.repeat(MAX_ANCHOR_LENGTH)])('%s can be an anchor', (name) => {
  expect(isAnchor(name)).toBe(true);
});

test.each(['', 'Skład', 'a b', '2-krok', 'a--b', 'a-', '#a', 'main', 'state', 'a'.repeat(65), 7, null, {}])(
  '%j cannot be an anchor',
  (name) => {
    expect(isAnchor(name)).toBe(false);
    expect(anchorOf({ anchor: name as string })).toBeUndefined();
  },
);

test('the anchors of a page are those of its modules and their tabs, in the order of reading', () => {
  const box = placed('box', { driver: 'container', anchor: 'opis', slots: { content: ['b', 't'] } });
  const page = aPage(
    [placed('a', { anchor: 'wstep' }), box],
    [placed('b', { anchor: 'sklad' }), someTabs('t', 'inci')],
  );
  expect(listAnchors(page).map(({ anchor, path }) => [anchor, path])).toEqual([
    ['wstep', '/containers/a/anchor'],
    ['opis', '/containers/box/anchor'],
    ['sklad', '/containers/b/anchor'],
    ['inci', '/containers/t/settings/tabs/0/target'],
  ]);
});

test('a module that comes to a page loses the anchors that are taken, and no others', () => {
  const taken = new Set(['sklad', 'inci']);
  expect(claimAnchors(placed('a', { anchor: 'sklad' }), taken)).toEqual(placed('a'));
  const free = placed('b', { anchor: 'opis' });
  expect(claimAnchors(free, taken)).toBe(free);
  expect(claimAnchors({ ...free, id: 'c' }, taken)).not.toHaveProperty('anchor');
  expect(claimAnchors(someTabs('t', 'inci', 'nowa'), taken).settings).toEqual({
    tabs: [{ value: 'Część' }, { value: 'Część', target: 'nowa' }],
  });
});

test('a snippet that is shown twice has its anchors once, and those of the page stand before them', () => {
  const inside = aPage([placed('x', { anchor: 'dostawa' }), placed('y', { anchor: 'opis' }), someTabs('t', 'raty')]);
  const snippet = { id: 1, title: 'Dostawa', slots: inside.slots, containers: inside.containers };
  const of = (id: string) => placed(id, { driver: 'snippet', settings: { snippet: 'dostawa' } });
  const page = aPage([of('s1'), placed('own', { anchor: 'opis' }), of('s2')]);
  const resolved = resolveSnippets(page, { dostawa: snippet });
  expect(anchorsOf(resolved)).toEqual(['dostawa', 'raty', 'opis']);
  expect(resolved.containers['s1~x']?.anchor).toBe('dostawa');
  expect(resolved.containers['s2~x']).not.toHaveProperty('anchor');
});

test('the anchor of a placed snippet is that of the first module in it', () => {
  const inside = aPage([placed('x'), placed('y')]);
  const snippet = { id: 1, title: 'Dostawa', slots: inside.slots, containers: inside.containers };
  const page = aPage([placed('s', { driver: 'snippet', anchor: 'dostawa', settings: { snippet: 'dostawa' } })]);
  const resolved = resolveSnippets(page, { dostawa: snippet });
  expect(resolved.containers['s~x']?.anchor).toBe('dostawa');
  expect(resolved.containers['s~y']).not.toHaveProperty('anchor');
});
