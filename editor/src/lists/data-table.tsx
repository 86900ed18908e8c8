import type { ReactNode } from 'react';
import styles from './data-table.module.css';

export interface Column<T> {
  readonly key: string;
  readonly title: string;
  /** The heading is only read out: what stands below explains itself. */
  readonly hasHiddenTitle?: boolean;
  /** Left out where the screen is narrow. */
  readonly isSecondary?: boolean;
  readonly align?: 'end';
  readonly cell: (item: T) => ReactNode;
}

export interface DataTableProps<T> {
  readonly label: string;
  readonly columns: readonly Column<T>[];
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string | number;
}

/** Rows of a list; the first cell of a row names it. */
export function DataTable<T>({ label, columns, items, keyOf }: DataTableProps<T>) {
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <table className={styles.table} aria-label={label}>
      <thead className={styles.head}>
        <tr>
          {columns.map(({ key, title, hasHiddenTitle, isSecondary, align }) => (
            <th key={key} scope="col" data-secondary={isSecondary} data-align={align}>
              {hasHiddenTitle ? <span className="visually-hidden">{title}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={keyOf(item)} className={styles.row}>
            <th scope="row">{first.cell(item)}</th>
            {others.map(({ key, isSecondary, align, cell }) => (
              <td key={key} data-secondary={isSecondary} data-align={align}>
                {cell(item)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
