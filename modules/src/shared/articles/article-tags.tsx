import type { ArticleSummary } from '@witryna/module-schemas';
import { useShop } from '../../shop/shop.ts';
import { ownEntry } from '../current/own-entry.ts';
import styles from './article-tags.module.css';

/** The tags of an article; those with a page of their own lead to it. */
export function ArticleTags({ article: { tags = [] } }: { readonly article: Pick<ArticleSummary, 'tags'> }) {
  const { Link, related, t } = useShop();
  if (tags.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.root}`} aria-label={t('articleTags')}>
      {[...new Set(tags)].map((tag) => {
        const page = ownEntry(related.articleTags ?? {}, tag)?.urlPath;
        return (
          <li key={tag} className={styles.tag}>
            {page === undefined ? (
              tag
            ) : (
              <Link className={styles.link} href={page} rel="tag">
                {tag}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
