import { afterEach, describe, expect, test } from 'vitest';
import { aContainer, aDocument, aHeading } from '../../testing/a-document.ts';
import { loadDefinitions } from '../definitions/index.ts';
import { sayServerFault } from './say-server-fault.ts';

afterEach(() => loadDefinitions('pl'));

const image = { id: 'p', driver: 'image', version: 1, settings: { image: { file: 99 } } };
const page = {
  ...aDocument({
    main: [
      { ...aHeading('a'), anchor: 'main' },
      aContainer('box', image, { id: 'x', driver: 'rocket', version: 1, settings: {} }),
      { id: 's', driver: 'snippet', version: 1, settings: { snippet: 'promo' } },
    ],
  }),
  type: 'article' as const,
  contentProperties: { author: 'anna', lead: 'x' },
};
const at = (path: string, rule: string) => ({ path, rule, message: 'po polsku' });

describe.each([
  [
    'en',
    {
      file: 'There is no file with the number 99.',
      author: 'There is no author “anna”.',
      gone: 'What was chosen here is no longer there.',
      kind: 'This file is of another kind: choose a picture.',
      anchor: 'The shop itself uses the name “main”. Choose another anchor.',
      module: 'Unknown module “rocket”.',
      circle: 'A snippet cannot contain itself, nor one that contains it.',
      lead: /^The text is too long: at most \d+ characters\.$/,
    },
  ],
  [
    'hu',
    {
      file: 'Nincs 99 számú fájl.',
      author: 'Nincs ilyen szerző: „anna”.',
      gone: 'Az itt kiválasztott elem már nincs meg.',
      kind: 'Ez a fájl más fajtájú: válasszon képet.',
      anchor: 'A(z) „main” nevet maga a bolt használja. Válasszon másik horgonyt.',
      module: 'Ismeretlen modul: „rocket”.',
      circle: 'Egy részlet nem tartalmazhatja önmagát, sem olyat, amely őt tartalmazza.',
      lead: /^A szöveg túl hosszú: legfeljebb \d+ karakter\.$/,
    },
  ],
] as const)('what the server found is said in %s', (language, said) => {
  test.each([
    ['/containers/p/settings/image/file', 'missing-reference', said.file],
    ['/contentProperties/author', 'missing-reference', said.author],
    ['/containers/gone/settings/image/file', 'missing-reference', said.gone],
    ['/containers/p/settings/image/file', 'file-type', said.kind],
    ['/containers/a/anchor', 'anchor-reserved', said.anchor],
    ['/containers/x/driver', 'unknown-module', said.module],
    ['/containers/s/settings/snippet', 'snippet-circle', said.circle],
    ['/contentProperties/lead', 'maxLength', said.lead],
  ] as const)('%s, %s', async (path, rule, sentence) => {
    await loadDefinitions(language);
    expect(sayServerFault(at(path, rule), page).message).toMatch(sentence);
  });
});

test('in Polish the sentence of the server stays, and so does that of a rule that nobody knows here', async () => {
  const fault = at('/contentProperties/author', 'missing-reference');
  expect(sayServerFault(fault, page)).toBe(fault);
  await loadDefinitions('en');
  expect(sayServerFault(at('/title', 'rule-of-tomorrow'), page).message).toBe('po polsku');
});
