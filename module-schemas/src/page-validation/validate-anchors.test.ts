import { expect, test } from 'vitest';
import { emptyPage, type PageDocument, type PlacedModule } from '../page/page.ts';
import { validateDraft } from './validate-draft.ts';
import { validatePage } from './validate-page.ts';

const heading = (id: string, anchor: unknown) =>
  ({ id, driver: 'heading', version: 1, settings: { text: id }, anchor }) as PlacedModule;
const someTabs = (id: string, target: string): PlacedModule => ({
  id,
  driver: 'tabs',
  version: 1,
  settings: { tabs: [{ value: 'Skład', target }] },
});

function pageOf(...modules: PlacedModule[]): PageDocument {
  const page = emptyPage('page', 'Próba');
  const containers = Object.fromEntries(modules.map((placed) => [placed.id, placed]));
  return { ...page, containers, slots: { ...page.slots, main: modules.map(({ id }) => id) } };
}

test('a page may have anchors, each once', () => {
  expect(validatePage(pageOf(heading('a', 'skladniki'), heading('b', 'jak-stosowac'), someTabs('t', 'inci')))).toEqual(
    [],
  );
});

test.each([
  ['capital letters', pageOf(heading('a', 'Składniki')), 'a', '/anchor', 'anchor'],
  ['a long name', pageOf(heading('a', 'x'.repeat(10_000))), 'a', '/anchor', 'anchor'],
  ['an empty name', pageOf(heading('a', '')), 'a', '/anchor', 'anchor'],
  ['a name of the shop itself', pageOf(heading('a', 'state')), 'a', '/anchor', 'anchor-reserved'],
])('%s is refused with a path and a sentence', (_what, page, id, path, rule) => {
  const faults = validatePage(page);
  expect(faults).toEqual([
    expect.objectContaining({ path: `/containers/${id}${path}`, rule, placedModuleId: id }) as unknown,
  ]);
  expect(faults[0]?.message).toMatch(/^[A-ZĄĆĘŁŃÓŚŹŻ].*[.a-z]$/);
});

test('of a name that several places have each is named', () => {
  const page = pageOf(heading('a', 'sklad'), heading('b', 'opis'), heading('c', 'sklad'), someTabs('t', 'sklad'));
  expect(validatePage(page).map(({ path, rule }) => `${path} ${rule}`)).toEqual([
    '/containers/a/anchor anchor-twice',
    '/containers/c/anchor anchor-twice',
    '/containers/t/settings/tabs/0/target anchor-twice',
  ]);
});

test('a draft keeps an anchor as it was typed, but only a text', () => {
  expect(validateDraft(pageOf(heading('a', 'Skład'), heading('b', 'Skład')))).toEqual([]);
  expect(validateDraft(pageOf(heading('a', 7)))[0]).toMatchObject({ path: '/containers/a/anchor', rule: 'type' });
});
