import { EMPTY_RELATED, emptyPage, type PlacedModule, type RegistryAnswer } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { withSharedContent } from './with-shared-content.ts';

const placed = (id: string, driver: string, settings: PlacedModule['settings']) => ({
  id,
  driver,
  version: 1,
  settings,
});

function anAnswer(modules: readonly PlacedModule[], related: object): RegistryAnswer {
  const page = emptyPage('page', 'Strona');
  const data = {
    ...page,
    containers: Object.fromEntries(modules.map((each) => [each.id, each])),
    slots: { ...page.slots, main: modules.map(({ id }) => id) },
  };
  return { data, meta: { theme: 'default', related: { ...EMPTY_RELATED, ...related } } } as unknown as RegistryAnswer;
}

test('modules within a snippet hold what they name, and nothing of it is kept beside the page', () => {
  const button = placed('b', 'button', { sharedLink: 'odnosniki/list' });
  const { data, meta } = withSharedContent(
    anAnswer([placed('s', 'snippet', { snippet: 'f/list' })], {
      snippets: { 'f/list': { id: 1, title: 'List', slots: { main: ['b'] }, containers: { b: button } } },
      contents: { 'odnosniki/list': { id: 2, type: 'link', title: 'List', properties: { href: 'mailto:a@b.pl' } } },
    }),
  );
  expect(data.slots.main).toEqual(['s~b']);
  expect(data.containers['s~b']?.settings).toMatchObject({ label: 'List', link: { href: 'mailto:a@b.pl' } });
  expect(meta.related.snippets).toEqual({});
  expect(meta.related).not.toHaveProperty('contents');
});

test('an answer that names nothing stays the same object', () => {
  const answer = anAnswer([placed('t', 'text', {})], {});
  expect(withSharedContent(answer)).toBe(answer);
});
