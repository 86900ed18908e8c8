import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { createCatalog } from './catalog.reader.ts';
import { createCategoriesStore } from './categories/categories.store.ts';
import type { FollowMove } from './categories/category-moves.ts';
import { createCategoryReader } from './categories/category-reader.ts';
import { createProductCounts } from './categories/product-counts.ts';
import { createProductGroupsStore } from './categories/product-groups.store.ts';
import { ingredientRoutes } from './ingredients/ingredients.routes.ts';
import { createIngredientsStore } from './ingredients/ingredients.store.ts';
import { mediaFileSchema, productCardSchema } from './product-card.schema.ts';
import type { RemovalCheck } from './products/product-removal.ts';
import { createProductsStore } from './products/products.store.ts';
import { publicCatalogRoutes } from './rest/catalog-public.routes.ts';
import { catalogReadingRoutes, catalogWritingRoutes } from './rest/catalog-staff.routes.ts';
import { categoryRoutes } from './rest/category-staff.routes.ts';
import { createProductSearch } from './rest/product-search.ts';
import { translationRoutes } from './translations/translations.routes.ts';
import { createTranslationsStore } from './translations/translations.store.ts';

/** The catalogue: what the shop sells, at which price. */
export const catalogPlugin = fp(
  async (app: App) => {
    app.addSchema(mediaFileSchema);
    app.addSchema(productCardSchema);
    const { db, media } = app;
    const translations = createTranslationsStore(db);
    const counts = createProductCounts(db);
    app.events.subscribe(({ tags }) => counts.drop(tags));
    app.decorate('catalog', createCatalog({ db, media, translations, counts }));
    const removalChecks: RemovalCheck[] = [];
    app.decorate('productRemovals', { check: (check) => void removalChecks.push(check) });
    const followers: FollowMove[] = [];
    app.decorate('categoryMoves', { follow: (follow) => void followers.push(follow) });
    const deps = {
      removalChecks,
      products: createProductsStore(db),
      groups: createProductGroupsStore(db),
      searchProducts: createProductSearch(db),
    };
    publicCatalogRoutes(app);
    catalogReadingRoutes(app, deps);
    catalogWritingRoutes(app, deps);
    categoryRoutes(app, {
      categories: createCategoriesStore(db),
      reader: createCategoryReader({ db, media, translations, counts }),
      followers,
    });
    ingredientRoutes(app, createIngredientsStore(db));
    translationRoutes(app, translations);
  },
  { name: 'catalog', dependencies: ['access', 'error-handler', 'events', 'identity', 'media', 'sites'] },
);
