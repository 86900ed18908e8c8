import { describe, expect, test } from 'vitest';
import { aMediaFile } from '../../../testing/a-catalogue.ts';
import { countQueries } from '../../../testing/count-queries.ts';
import { dialects } from '../../../testing/dialects.ts';
import { createTranslationsStore } from '../translations/translations.store.ts';
import { createIngredientReader, type FindIngredients } from './ingredient-reader.ts';
import { createIngredientsStore } from './ingredients.store.ts';

const FLAX_SEED = 'Linum Usitatissimum Seed Extract';
const ROSE_OIL = 'Rosa Canina Seed Oil';

describe.each(dialects)('ingredients of many products on $name', ({ openDatabase }) => {
  /** Flax has a plate, words in two languages and a page in one; the rose is told in Polish only. */
  async function aGlossary() {
    const db = await openDatabase();
    const [ingredients, translations] = [createIngredientsStore(db), createTranslationsStore(db)];
    const plate = await aMediaFile(db, 'len');
    await ingredients.put('len', {
      name: 'Len',
      inci: ['Linum Usitatissimum', 'Linum'],
      description: 'Z pola.',
      image: plate,
      urlPath: '/zielnik#len',
    });
    await ingredients.put('roza', { name: 'Dzika róża', inci: ['Rosa Canina'] });
    await translations.put('en', [
      { kind: 'ingredient', key: 'len', name: 'Flax', text: 'From a field.', page: '/herbarium#len' },
      // Of another kind under the same key.
      { kind: 'line', key: 'len', name: 'Flax line' },
    ]);
    await translations.put('de', [{ kind: 'ingredient', key: 'len', name: 'Lein' }]);
    return { db, plate, read: createIngredientReader(db) };
  }

  const namesOf = (find: FindIngredients, list: readonly string[]) => find(list).map(({ name }) => name);

  test('are read by one query, whatever the language and however many lists there are', async () => {
    const { db, read } = await aGlossary();
    const lists = Array.from({ length: 40 }, (_, at) => ['Aqua', ...(at % 2 ? [ROSE_OIL] : []), FLAX_SEED]);
    for (const [language, flax] of [
      ['pl-PL', 'Len'],
      ['en-US', 'Flax'],
      ['de-DE', 'Lein'],
    ] as const) {
      let found: string[][] = [];
      const queries = await countQueries(db, async () => {
        const find = await read(language);
        found = lists.map((list) => namesOf(find, list));
      });
      expect(queries).toBe(1);
      expect(found.slice(0, 2)).toEqual([[flax], ['Dzika róża', flax]]);
      expect(found).toHaveLength(lists.length);
    }
  });

  test('have their plate and page, and say which text is in another language', async () => {
    const { plate, read } = await aGlossary();
    const [polish] = (await read('pl-PL'))([FLAX_SEED]);
    expect(polish).toEqual({
      code: 'len',
      inci: FLAX_SEED,
      name: 'Len',
      text: 'Z pola.',
      image: expect.objectContaining({ id: plate, type: 'image' }),
      urlPath: '/zielnik#len',
    });
    const [german, rose] = (await read('de-DE'))([FLAX_SEED, ROSE_OIL]);
    expect(german).toEqual({
      code: 'len',
      inci: FLAX_SEED,
      name: 'Lein',
      text: 'From a field.',
      languages: { text: 'en' },
      image: polish?.image,
    });
    expect(rose).toEqual({ code: 'roza', inci: ROSE_OIL, name: 'Dzika róża', languages: { name: 'pl' } });
  });

  test('are none where the shop tells of none', async () => {
    const read = createIngredientReader(await openDatabase());
    expect((await read('en-US'))([FLAX_SEED])).toEqual([]);
    expect((await (await aGlossary()).read('en-US'))(['Aqua'])).toEqual([]);
  });
});
