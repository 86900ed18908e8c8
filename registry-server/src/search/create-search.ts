import type { ProductQuery } from '../commerce/catalog/index.ts';
import type { SearchHistory } from './history/search-history.ts';
import type { ProductIndex } from './index/product-index.ts';
import type { IndexManager } from './index-manager.ts';
import { listProducts } from './query/list-products.ts';
import { QueryBuffers } from './query/query-buffers.ts';
import { suggestProducts, typedWords } from './query/suggest.ts';
import { createCategorySuggester } from './query/suggest-categories.ts';
import { createWholeLists } from './query/whole-lists.ts';
import { SearchNotReady } from './search.errors.ts';
import type { Search } from './search.ts';
import type { Synonyms } from './text/synonyms.ts';

const MIN_TYPED = 2;
const SUGGESTED = { products: 6, categories: 4, phrases: 6 };

export interface SearchDeps {
  readonly manager: IndexManager;
  readonly phrases: SearchHistory;
  /** In force now. */
  readonly synonyms: () => Synonyms;
  readonly now: () => Date;
  /** How long a request waits for the first index. */
  readonly patienceMs: number;
}

/** The search over an index that `keeper` keeps. */
export function createSearch({ manager, phrases, synonyms, now, patienceMs }: SearchDeps): Search {
  const buffers = new QueryBuffers();
  const suggestCategories = createCategorySuggester();
  const list = (index: ProductIndex, query: ProductQuery) =>
    listProducts({ index, synonyms: synonyms(), buffers, now: now().getTime() }, query);
  const wholeList = createWholeLists(list);

  async function readyIndex(): Promise<ProductIndex> {
    if (!manager.index) await withPatience(manager.ensure(), patienceMs);
    if (!manager.index) throw new SearchNotReady();
    return manager.index;
  }

  return {
    async listProducts(query) {
      await readyIndex();
      if (query.isSettled) await manager.settled();
      const index = await readyIndex();
      const found = list(index, query);
      const isWorthCounting =
        query.page === 1 && !query.isTyping && found.total > 0 && found.correctedPhrase === undefined;
      if (query.phrase !== undefined && isWorthCounting) phrases.record(query.phrase, index.text.vocabulary);
      return found;
    },

    async wholeList(query) {
      return wholeList(await readyIndex(), query, now().getTime());
    },

    async suggest(phrase, limits = {}) {
      const typed = typedWords(phrase);
      if (typed.join('').length < MIN_TYPED) return { products: [], categories: [], phrases: [] };
      const index = await readyIndex();
      const limit = { ...SUGGESTED, ...limits };
      return {
        products: suggestProducts({ index, buffers, synonyms: synonyms() }, phrase, limit.products),
        categories: suggestCategories(index, typed, { limit: limit.categories, now: now().getTime() }),
        phrases: phrases.suggest(phrase, limit.phrases),
      };
    },

    popular: (limit) => phrases.popular(limit),
    nearest: (phrase, limit) => phrases.nearest(phrase, limit),
    status: () => manager.status,
    rebuild: () => manager.rebuild(),
  };
}

/** Waits for the work, but no longer than this; how it ends is seen by its result. */
async function withPatience(work: Promise<void>, patienceMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([work.catch(() => {}), patience]);
  clearTimeout(timer);
}
