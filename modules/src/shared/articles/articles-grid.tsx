import type { ArticleSummary } from '@witryna/module-schemas';
import { usePlace } from '../pictures/place.ts';
import type { headingBelow } from '../texts/heading-tag.ts';
import { ArticleCard } from './article-card.tsx';
import { articleGridSizes } from './article-sizes.ts';
import styles from './articles-grid.module.css';

interface ArticlesGridProps {
  readonly articles: readonly ArticleSummary[];
  readonly level: ReturnType<typeof headingBelow>;
  readonly showsMeta?: boolean;
  /** The cover of the first one is what the first screen waits for. */
  readonly isLead?: boolean | undefined;
}

/** Cards of articles in up to three columns. */
export function ArticlesGrid({ articles, level, showsMeta = true, isLead }: ArticlesGridProps) {
  const sizes = articleGridSizes(usePlace(), articles.length);
  return (
    <ul className={`plain-list ${styles.grid}`}>
      {articles.map((article, index) => (
        <li key={article.urlPath}>
          <ArticleCard
            article={article}
            sizes={sizes}
            level={level}
            showsMeta={showsMeta}
            urgency={isLead ? (index === 0 ? 'lead' : index < SEEN_AT_ONCE ? 'soon' : undefined) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

/** Cards of the first row. */
const SEEN_AT_ONCE = 3;
