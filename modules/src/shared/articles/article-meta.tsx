import type { ArticleSummary } from '@witryna/module-schemas';
import { formatDay } from '../../shop/format-day.ts';
import { useShop } from '../../shop/shop.ts';
import { Picture } from '../pictures/picture.tsx';
import styles from './article-meta.module.css';

interface ArticleMetaProps {
  readonly article: ArticleSummary;
  /** Whether whoever wrote it is shown, and the name leads to their page; not in a card, which is a link itself. */
  readonly linksAuthor?: boolean;
}

/** When an article appeared, who wrote it, how long it takes to read. */
export function ArticleMeta({ article, linksAuthor = false }: ArticleMetaProps) {
  const { Link, related, site, t } = useShop();
  const { publicationDate, author, readingMinutes } = article;
  const by = author === undefined ? undefined : related.authors[author];
  if (!publicationDate && !by && !readingMinutes) return null;
  const meta = (
    <p className={styles.root}>
      {publicationDate && <time dateTime={publicationDate}>{formatDay(publicationDate, site.language)}</time>}
      {by && (
        <span>
          {linksAuthor && by.urlPath ? (
            <Link className={styles.author} href={by.urlPath} rel="author">
              {by.name}
            </Link>
          ) : (
            by.name
          )}
        </span>
      )}
      {readingMinutes && <span>{t('readingTime', { minutes: readingMinutes })}</span>}
    </p>
  );
  return linksAuthor && by?.avatar ? (
    <div className={styles.signed}>
      <Picture className={styles.avatar} file={by.avatar} alt="" sizes="80px" />
      {meta}
    </div>
  ) : (
    meta
  );
}
