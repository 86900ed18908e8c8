import type { ArticleFilter, ArticleListingPage } from '@witryna/module-schemas';
import { useId } from 'react';
import type { SentenceKey } from '../shop/i18n/translate.ts';
import { useShop } from '../shop/shop.ts';
import styles from './article-filters.module.css';
import { articlesHref, chooseFilter } from './articles-href.ts';

const NAMES: Readonly<Record<ArticleFilter, SentenceKey>> = {
  category: 'filterCategory',
  tag: 'filterTag',
  author: 'filterAuthor',
};

/** What a list of articles can be narrowed by: links, each with the number of articles behind it. */
export function ArticleFilters({ listing: { facets = [], chosen, total } }: { readonly listing: ArticleListingPage }) {
  const { t } = useShop();
  const offered = facets.filter(({ filter, values }) => values.length > 1 || chosen[filter] !== undefined);
  if (offered.length === 0) return null;
  return (
    <div className={styles.root}>
      {offered.map((facet) => (
        <FilterValues key={facet.filter} facet={facet} chosen={chosen} />
      ))}
      <p className={styles.total} role="status">
        {t('articles', { count: total })}
      </p>
    </div>
  );
}

interface FilterValuesProps {
  readonly facet: NonNullable<ArticleListingPage['facets']>[number];
  readonly chosen: ArticleListingPage['chosen'];
}

function FilterValues({ facet: { filter, values }, chosen }: FilterValuesProps) {
  const { Link, path, t } = useShop();
  const id = useId();
  const hrefOf = (code: string | undefined) => articlesHref(path, 1, chooseFilter(chosen, filter, code));
  return (
    <nav className={styles.filter} aria-labelledby={id}>
      <p className={styles.name} id={id}>
        {t(NAMES[filter])}
      </p>
      <ul className={`plain-list ${styles.values}`}>
        <li>
          <Link
            className={styles.value}
            href={hrefOf(undefined)}
            aria-current={chosen[filter] === undefined ? 'true' : undefined}
          >
            {t(filter === 'author' ? 'filterAllAuthors' : 'filterAll')}
          </Link>
        </li>
        {values.map(({ code, label, count }) => (
          <li key={code}>
            <Link
              className={styles.value}
              href={hrefOf(code)}
              aria-current={chosen[filter] === code ? 'true' : undefined}
            >
              {label} <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
