import type { articlesList } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import { articleCardSizes, articleGridSizes, articleRowSizes } from '../shared/articles/article-sizes.ts';
import { listedArticles } from '../shared/articles/listed-articles.ts';
import type { LeadPicture } from '../shared/pictures/shown-picture.ts';
import { leadingArticle } from './leading-article.ts';

type ListSettings = Omit<ModuleProps<typeof articlesList>, 'slots'>;

/** The cover of a list's first article. */
export const leadPicture: LeadPicture<ListSettings> = (shop, settings, place) => {
  const { articles, listing } = listedArticles(shop, 'articles-list', settings);
  const file = articles[0]?.cover;
  if (!file) return undefined;
  const isLarge = leadingArticle(settings, articles, listing) !== undefined;
  const sizes =
    isLarge || settings.layout === 'rows'
      ? articleRowSizes(place, isLarge ? 'first' : 'rows')
      : articleGridSizes(place, articles.length);
  return { file, sizes: articleCardSizes(file, sizes) };
};
