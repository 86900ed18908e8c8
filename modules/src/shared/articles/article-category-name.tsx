import type { ArticleSummary } from '@witryna/module-schemas';
import { useShop } from '../../shop/shop.ts';
import { ownEntry } from '../current/own-entry.ts';
import styles from './article-category-name.module.css';

interface ArticleCategoryNameProps {
  readonly article: Pick<ArticleSummary, 'categories'>;
  readonly className?: string | undefined;
}

/** The main category of an article above its title; it leads to its page where it has one. */
export function ArticleCategoryName({ article, className = '' }: ArticleCategoryNameProps) {
  const { Link, related } = useShop();
  const category = ownEntry(related.articleCategories, article.categories?.[0] ?? '');
  if (!category) return null;
  const { name, urlPath } = category;
  return (
    <p className={`eyebrow ${className}`}>
      {urlPath === undefined ? (
        name
      ) : (
        <Link className={styles.link} href={urlPath}>
          {name}
        </Link>
      )}
    </p>
  );
}
