import { lastPageOf } from '@witryna/module-schemas';
import { useShop } from '../../shop/shop.ts';
import { pageNumbers } from './page-numbers.ts';
import styles from './pager.module.css';

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** The address of a page of the same list, with whatever else it is chosen by. */
  readonly hrefOf: (page: number) => string;
}

/** The pages of a list as links; nothing when there is one page only. */
export function Pager({ page, pageSize, total, hrefOf }: PagerProps) {
  const { t } = useShop();
  const last = lastPageOf(total, pageSize);
  if (last < 2) return null;
  return (
    <nav className={styles.root} aria-label={t('pages')}>
      <ul className={`plain-list ${styles.list}`}>
        {page > 1 && (
          <li>
            <PageLink href={hrefOf(page - 1)} rel="prev" label={t('previousPage')} words="←" />
          </li>
        )}
        {pageNumbers(page, last).map((number) => (
          <li key={number}>
            <PageLink
              href={hrefOf(number)}
              isCurrent={number === page}
              label={t('pageNumber', { page: number })}
              words={String(number)}
            />
          </li>
        ))}
        {page < last && (
          <li>
            <PageLink href={hrefOf(page + 1)} rel="next" label={t('nextPage')} words="→" />
          </li>
        )}
      </ul>
    </nav>
  );
}

interface PageLinkProps {
  readonly href: string;
  readonly label: string;
  readonly words: string;
  readonly rel?: 'prev' | 'next';
  readonly isCurrent?: boolean;
}

function PageLink({ href, label, words, rel, isCurrent }: PageLinkProps) {
  const { Link } = useShop();
  return (
    <Link
      className={styles.page}
      href={href}
      rel={rel}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {words}
    </Link>
  );
}
