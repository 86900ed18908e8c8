import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSharedWords } from '../../i18n/shared-words.tsx';
import { IconButton } from '../buttons/button.tsx';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onChange: (page: number) => void;
}

/** Steps through a long list; absent when one page holds it all. */
export function Pagination({ page, pageSize, total, onChange }: PaginationProps) {
  const { common } = useSharedWords();
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1) return null;
  const from = (page - 1) * pageSize + 1;
  return (
    <nav aria-label={common.paging} className={styles.pagination}>
      <span className={styles.count}>{common.range(from, Math.min(from + pageSize - 1, total), total)}</span>
      <IconButton
        icon={ChevronLeft}
        label={common.previousPage}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      <IconButton
        icon={ChevronRight}
        label={common.nextPage}
        disabled={page >= last}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  );
}
