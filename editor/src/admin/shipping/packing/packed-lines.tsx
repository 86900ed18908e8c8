import { t } from '../../../i18n/pl.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import type { Picked } from './picking-list.ts';
import styles from './sheet.module.css';

export interface PackedLine extends Picked {
  readonly key: string | number;
  /** Of a gift or a sample: what it is. */
  readonly kind?: string | undefined;
}

/** Pieces to take, each with a box to tick off with a pen. */
export function PackedLines({ label, lines }: { readonly label: string; readonly lines: readonly PackedLine[] }) {
  const { columns } = t.packing;
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <td />
          <th scope="col" data-align="end">
            {columns.pieces}
          </th>
          <th scope="col">{columns.product}</th>
          <th scope="col" className={styles.options}>
            {columns.options}
          </th>
          <th scope="col" className={styles.code}>
            {columns.sku}
          </th>
          <th scope="col" className={styles.ean}>
            {columns.ean}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, quantity, name, kind, options, sku, ean }) => (
          <tr key={key}>
            <td>
              <span className={styles.box} />
            </td>
            <td data-align="end" data-many={quantity > 1 || undefined} className={styles.pieces}>
              {quantity}
            </td>
            <th scope="row" className={styles.product} data-options={options || undefined}>
              {name} {kind && <Badge>{kind}</Badge>}
            </th>
            <td className={styles.options}>{options}</td>
            <td className={styles.code}>{sku}</td>
            <td className={styles.ean}>{ean}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
