import { ARTICLE_FILTERS, type ArticleChoice } from '@witryna/module-schemas';

/** Address of a page of a list of articles; what is usual is left out, so that each page has one address. */
export function articlesHref(path: string, page: number, chosen: ArticleChoice): string {
  const parameters = new URLSearchParams();
  for (const filter of ARTICLE_FILTERS) {
    const code = chosen[filter];
    if (code !== undefined) parameters.set(filter, code);
  }
  if (page > 1) parameters.set('page', page.toString());
  parameters.sort();
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** The same choice with this value of a filter, or without any of it. */
export function chooseFilter(
  chosen: ArticleChoice,
  filter: (typeof ARTICLE_FILTERS)[number],
  code: string | undefined,
): ArticleChoice {
  const { [filter]: _, ...others } = chosen;
  return code === undefined ? others : { ...others, [filter]: code };
}
