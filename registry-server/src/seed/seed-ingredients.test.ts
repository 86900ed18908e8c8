import { expect, test } from 'vitest';
import { indexIngredients, matchIngredients } from '../commerce/catalog/ingredients/match-ingredients.ts';
import { readLanguages } from './language-seed.ts';
import { readSeedCatalogue } from './seed-catalogue.ts';
import { readNamedPages } from './seed-pages.ts';

const { ingredients, products } = readSeedCatalogue();
const codes = ingredients.map(({ code }) => code).sort();

test('each ingredient is in a product of the shop', () => {
  const index = indexIngredients(ingredients);
  const found = products.flatMap(({ inci }) => matchIngredients(inci, index).map(({ ingredient }) => ingredient.code));
  expect([...new Set(found)].sort()).toEqual(codes);
});

test('the page that tells of an ingredient has the anchor that its address names', () => {
  const { containers } = readNamedPages().zielnik as unknown as { containers: readonly { readonly anchor?: string }[] };
  const anchors = new Set(containers.flatMap(({ anchor }) => (anchor ? [`/zielnik#${anchor}`] : [])));
  expect(ingredients.filter(({ urlPath }) => urlPath && !anchors.has(urlPath))).toEqual([]);
});

test.each(readLanguages().map(({ language, catalogue, pages }) => [language, catalogue, pages] as const))(
  'in %s each is told, in short, and leads to the page only where the sites of the language have it',
  (_, catalogue, pages) => {
    expect(Object.keys(catalogue.ingredients).sort()).toEqual(codes);
    for (const [code, { name, text, page }] of Object.entries(catalogue.ingredients)) {
      expect(name).toBeTruthy();
      expect(text?.length).toBeLessThan(130);
      const address =
        pages.pages === undefined || pages.pages.includes('zielnik') ? pages.addresses?.zielnik : undefined;
      expect(page).toBe(address && `/${address}#${code}`);
    }
  },
);
