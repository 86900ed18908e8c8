import { expect, test } from 'vitest';
import { aSummary } from '../../testing/fake-api.ts';
import { publishWords } from './publish-words.ts';

test.each([
  [{}, 'Opublikować stronę?', 'Strona będzie widoczna w\u00a0sklepie pod adresem:', '/o-nas'],
  [{ type: 'article' }, 'Opublikować stronę?', 'Strona będzie widoczna w\u00a0sklepie pod adresem:', '/o-nas'],
  [{ type: 'product', isTemplate: true }, 'Opublikować szablon?', 'Sklep zacznie używać tego szablonu.', undefined],
  [{ type: 'snippet' }, 'Opublikować fragment?', 'Fragment pokaże się wszędzie tam, gdzie jest użyty.', undefined],
  [{ type: 'author' }, 'Opublikować treść?', 'Treść pokaże się wszędzie tam, gdzie jest użyta.', undefined],
] as const)('for the first time: %j', (page, title, text, path) => {
  expect(publishWords(aSummary({ ...page, status: 'draft' }))).toEqual({ title, text, ...(path && { path }) });
});

test('a snippet that is in the shop has no address of its own', () => {
  const { text } = publishWords(aSummary({ type: 'snippet', urlPath: '/fragmenty/naglowek', status: 'changed' }));
  expect(text).toBe('Zmiany będą od razu widoczne wszędzie tam, gdzie jest ten fragment.');
});
