import type { ProductIngredient } from '@witryna/module-schemas';
import type { Media } from '../../../content/media/index.ts';
import type { Db } from '../../../database/dialects.ts';
import { prepareQuery } from '../../../database/prepared-query.ts';
import type { TranslationsStore } from '../translations/translations.store.ts';
import { pageInLanguage, textLanguages } from '../translations/translations.ts';
import { matchIngredients } from './match-ingredients.ts';

/** Reads what the shop tells of the ingredients of a product. */
export function createIngredientReader(db: Db, media: Media, translations: TranslationsStore) {
  /** Of a product's list of ingredients, those that the shop tells of, in the list's order. */
  return async function readIngredients(
    list: readonly string[],
    language: string | undefined,
  ): Promise<ProductIngredient[]> {
    if (list.length === 0) return [];
    const found = matchIngredients(list, await allIngredients(db, {}));
    if (found.length === 0) return [];
    const [find, files] = await Promise.all([
      translations.read(language, { ingredient: found.map(({ ingredient }) => ingredient.code) }),
      media.findFiles(found.flatMap(({ ingredient }) => ingredient.mediaId ?? [])),
    ]);
    return found.map(({ inci, ingredient: { code, name, description, mediaId, urlPath } }) => {
      const own = find('ingredient', code);
      const text = own?.text ?? description;
      const image = files.find(({ id }) => id === mediaId);
      const page = pageInLanguage(find, 'ingredient', code, urlPath);
      return {
        code,
        inci,
        name: own?.name ?? name,
        ...(text && { text }),
        ...textLanguages({
          name: find.languageOf('ingredient', code, 'name'),
          text: text ? find.languageOf('ingredient', code, 'text') : undefined,
        }),
        ...(image && { image }),
        ...(page && { urlPath: page }),
      };
    });
  };
}

const allIngredients = prepareQuery([], (db) =>
  db.selectFrom('ingredient').select(['code', 'name', 'description', 'inci', 'mediaId', 'urlPath']).orderBy('code'),
);
