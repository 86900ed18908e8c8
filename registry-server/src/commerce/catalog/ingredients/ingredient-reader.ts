import type { ProductIngredient } from '@witryna/module-schemas';
import { toJoinedFile } from '../../../content/media/index.ts';
import type { Db } from '../../../database/dialects.ts';
import { isAnyOf } from '../../../database/is-any-of.ts';
import { prepareQuery } from '../../../database/prepared-query.ts';
import { translationLanguages } from '../../../text/translation-languages.ts';
import {
  type FindTranslation,
  mergeTranslations,
  pageInLanguage,
  type TranslationRow,
  textLanguages,
} from '../translations/translations.ts';
import { indexIngredients, matchIngredients } from './match-ingredients.ts';

/** Of a product's list of ingredients, those that the shop tells of, in the list's order. */
export type FindIngredients = (list: readonly string[]) => ProductIngredient[];

type ReadIngredient = Awaited<ReturnType<typeof ingredientsInLanguages>>[number];

/** Whatever a list calls it. */
type DescribedIngredient = Omit<ProductIngredient, 'inci'>;

/** Reads what the shop tells of ingredients: one query for any number of products, in whatever language. */
export function createIngredientReader(db: Db) {
  return async function readIngredients(language: string | undefined): Promise<FindIngredients> {
    const languages = translationLanguages(language);
    const rows = await ingredientsInLanguages(db, { languages });
    const find = mergeTranslations(rows.flatMap(translationOf), languages);
    // A row for each language of its words: whichever of them a name leads to is described in the same way.
    const index = indexIngredients(rows);
    const described = new Map<ReadIngredient, DescribedIngredient>();

    /** Made once: many products have the same. */
    function describedOf(ingredient: ReadIngredient): DescribedIngredient {
      const known = described.get(ingredient);
      if (known) return known;
      const made = describeIngredient(ingredient, find);
      described.set(ingredient, made);
      return made;
    }

    return (list) =>
      matchIngredients(list, index).map(({ inci, ingredient }) => ({ ...describedOf(ingredient), inci }));
  };
}

function describeIngredient(ingredient: ReadIngredient, find: FindTranslation): DescribedIngredient {
  const { code, name, description, urlPath } = ingredient;
  const own = find('ingredient', code);
  const text = own?.text ?? description;
  const image = toJoinedFile(ingredient);
  const page = pageInLanguage(find, 'ingredient', code, urlPath);
  return {
    code,
    name: own?.name ?? name,
    ...(text && { text }),
    ...textLanguages({
      name: find.languageOf('ingredient', code, 'name'),
      text: text ? find.languageOf('ingredient', code, 'text') : undefined,
    }),
    ...(image && { image }),
    ...(page && { urlPath: page }),
  };
}

const translationOf = ({ code, language, words }: ReadIngredient): TranslationRow[] =>
  language !== null && words !== null ? [{ language, kind: 'ingredient', key: code, address: null, words }] : [];

/** Each ingredient with its plate, as often as it has words in these languages, but once at least. */
const ingredientsInLanguages = prepareQuery(
  ['languages'],
  (db, { languages }: { readonly languages: readonly string[] }) =>
    db
      .selectFrom('ingredient')
      .leftJoin('media_file', 'media_file.id', 'ingredient.mediaId')
      .leftJoin('catalogue_translation', (join) =>
        join
          .onRef('catalogue_translation.key', '=', 'ingredient.code')
          .on('catalogue_translation.kind', '=', 'ingredient')
          .on(isAnyOf(db, 'catalogue_translation.language', languages)),
      )
      .selectAll('media_file')
      .select(['code', 'name', 'description', 'inci', 'urlPath'])
      .select(['catalogue_translation.language', 'catalogue_translation.words'])
      .orderBy('code'),
);
