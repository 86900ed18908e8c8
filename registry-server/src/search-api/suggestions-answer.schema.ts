import { moneySchema } from '../commerce/catalog/index.ts';
import { integer, listOf, object, text, texts, yes } from '../http/answer-schema.ts';

const place = object({ name: text, urlPath: text }, ['name', 'urlPath']);
const suggestedProduct = object(
  {
    sku: text,
    name: text,
    urlPath: text,
    picture: { ...text, description: 'Address of a small picture' },
    price: moneySchema,
    priceVaries: { ...yes, description: 'Other variants cost more' },
  },
  ['sku', 'name', 'urlPath', 'priceVaries'],
);

/** What `GET /search/suggestions` answers: `SuggestionsAnswer`. */
export const suggestionsAnswerSchema = object(
  {
    data: object(
      {
        phrase: text,
        minLength: { ...integer, description: 'Signs from which on something is suggested' },
        phrases: { ...texts, description: 'What others search for' },
        products: listOf(suggestedProduct),
        categories: listOf(place),
        articles: listOf(place),
      },
      ['phrase', 'minLength', 'phrases', 'products', 'categories', 'articles'],
    ),
  },
  ['data'],
);

const foundCategory = object({ id: integer, path: text, name: text, language: text, count: integer }, [
  'id',
  'path',
  'name',
  'count',
]);

/** What `GET /core/search` and `GET /synerise/search` answer: `QuickAnswer`. */
export const quickAnswerSchema = object(
  {
    data: object(
      {
        phrase: text,
        total: integer,
        page: integer,
        pageSize: integer,
        products: listOf({ $ref: 'ProductCard#' }),
        categories: listOf(foundCategory),
        phrases: texts,
        correlationId: {
          ...text,
          description: 'Binds the next pages to this one, where the search of elsewhere wants it',
        },
      },
      ['phrase', 'total', 'page', 'pageSize', 'products', 'categories', 'phrases'],
    ),
  },
  ['data'],
);
