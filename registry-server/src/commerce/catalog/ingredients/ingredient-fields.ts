import type { ProductIngredient } from '@witryna/module-schemas';
import { siteLink } from '../../../content/sites/index.ts';
import type { Batch, GraphqlContext } from '../../../graphql/context.ts';
import type { SimpleProductResolvers } from '../../../graphql/resolver-types.gen.ts';
import type { CatalogProduct } from '../graphql/catalog-product.ts';
import { toImage } from '../graphql/product-media.ts';
import type { FindIngredients } from './ingredient-reader.ts';

/** Width in pixels at which clients show a plate. */
const PLATE_WIDTH = 800;

/** Once a request, whichever products ask. */
const ingredientsIn: Batch<string, FindIngredients> = (languages, { app }) =>
  Promise.all(languages.map((language) => app.catalog.ingredients(language)));

/** By the list of a product, which its variants share. */
const ingredientsOfLists: Batch<readonly string[], readonly ProductIngredient[]> = async (lists, context) => {
  const find = await context.load(ingredientsIn, context.site.language);
  return lists.map(find);
};

function toGraphqlIngredient({ code, inci, name, text, image, urlPath }: ProductIngredient, context: GraphqlContext) {
  return {
    code,
    inci,
    name,
    text: text ?? null,
    image: image ? toImage(image, name, { position: 0, width: PLATE_WIDTH }, context) : null,
    url: urlPath === undefined ? null : siteLink(context.site, urlPath),
  };
}

/** `ingredients` of a product; of a variant those of its product. */
export const productIngredientFields: SimpleProductResolvers = {
  async ingredients({ data }: CatalogProduct, _args: unknown, context: GraphqlContext) {
    const { inci } = data.texts;
    if (inci.length === 0) return [];
    const ingredients = await context.load(ingredientsOfLists, inci);
    return ingredients.map((ingredient) => toGraphqlIngredient(ingredient, context));
  },
};
