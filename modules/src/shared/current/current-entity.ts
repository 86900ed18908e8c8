import type { MediaFile } from '@witryna/module-schemas';
import type { Shop } from '../../shop/shop.ts';

/** What all entities that a page is about have in common. */
export interface EntityWords {
  readonly name: string;
  /** What stands above the name in small. */
  readonly eyebrow?: string | undefined;
  readonly description?: string | undefined;
  readonly image?: MediaFile | undefined;
  /** Of those texts that are not in the site's. */
  readonly languages?: EntityLanguages | undefined;
}

interface EntityLanguages {
  readonly name?: string | undefined;
  readonly eyebrow?: string | undefined;
  readonly description?: string | undefined;
}

/** The current entity in words and a picture; undefined where the page is about none. */
export function wordsOfCurrent({ current, related }: Pick<Shop, 'current' | 'related'>): EntityWords | undefined {
  switch (current?.kind) {
    case 'product': {
      const { name, line, summary, images, languages: of } = current.product;
      const languages = { name: of?.name, eyebrow: line?.language, description: of?.summary };
      return { name, eyebrow: line?.name, description: summary, image: images[0], languages };
    }
    case 'category':
      return current.category;
    case 'article': {
      const { title, lead, cover, categories } = current.article;
      const eyebrow = related.articleCategories[categories?.[0] ?? '']?.name;
      return { name: title, eyebrow, description: lead, image: cover };
    }
    case 'author':
      return { name: current.author.name, description: current.author.bio, image: current.author.avatar };
    case 'article-category':
      return current.articleCategory;
    case 'article-tag':
      return current.articleTag;
    case 'brand':
      return current.brand;
    case undefined:
      return undefined;
  }
}
