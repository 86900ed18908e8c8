import { ArrowDownToLine, CheckCheck } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { StoredVariant } from '../../../api/commerce/products.ts';
import type { Faults } from '../../../forms/faults-at-fields.ts';
import { t } from '../../../i18n/pl.ts';
import { nameOfVariant } from '../../../product-choice/index.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { sightOf, type VariantFormValues } from './variant.form-values.ts';
import { VariantCell } from './variant-cell.tsx';
import {
  columnsOf,
  fillColumn,
  isToldIn,
  keyOfColumn,
  pathOfCell,
  readCell,
  VARIANT_VIEWS,
  type VariantColumn,
  type VariantView,
  viewOfFault,
  writeCell,
} from './variant-columns.ts';
import styles from './variant-table.module.css';

export interface VariantTableProps {
  readonly stored: readonly StoredVariant[];
  readonly values: readonly VariantFormValues[];
  readonly faults: Faults;
  readonly isReadOnly: boolean;
  readonly onChange: (variants: readonly VariantFormValues[]) => void;
}

/** What a column is called, with its currency. */
function titleOf(column: VariantColumn): string {
  if (column.kind === 'stock') return t.products.table.stock;
  return `${t.products.table[column.field]} ${column.currency}`;
}

/** The variants of a product as rows: written cell by cell, or a whole column at once. */
export function VariantTable({ stored, values, faults, isReadOnly, onChange }: VariantTableProps) {
  const [view, setView] = useState<VariantView>('prices');
  const [at, setAt] = useState<{ readonly row: number; readonly key: string }>();
  const table = useRef<HTMLTableElement>(null);
  const hintId = useId();
  useViewOfNewFaults(faults, view, setView);
  const columns = columnsOf(view, values);
  const active = at && columns.find((column) => keyOfColumn(column) === at.key);
  const activeRow = active && values[at.row];
  const activeName = activeRow && nameOfVariant(sightOf(activeRow));

  const fill = (row: number, column: VariantColumn, reach: 'below' | 'all') =>
    onChange(fillColumn(values, column, row, reach));

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, row: number, column: VariantColumn) => {
    if (event.key === 'd' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      fill(row, column, 'below');
      return;
    }
    const step = stepOf(event);
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = table.current?.querySelector<HTMLInputElement>(`[data-cell="${row + step}:${keyOfColumn(column)}"]`);
    next?.focus();
    if (next?.type === 'text') next.select();
  };

  return (
    <>
      <div className={styles.bar}>
        <Segmented<VariantView>
          label={t.products.table.views}
          segments={VARIANT_VIEWS.map((value) => ({ value, label: t.products.table.viewNames[value] }))}
          value={view}
          onChange={setView}
        />
        {!isReadOnly && (
          <div role="toolbar" aria-label={t.products.table.fill} className={styles.fill}>
            <Button
              icon={ArrowDownToLine}
              appearance="quiet"
              shortcut="Ctrl+D"
              hint={active ? t.products.table.fillOf(titleOf(active), activeName ?? '') : t.products.table.chooseCell}
              disabled={!active || at.row === values.length - 1}
              onClick={() => active && fill(at.row, active, 'below')}
            >
              {t.products.table.fillDown}
            </Button>
            <Button
              icon={CheckCheck}
              appearance="quiet"
              hint={active ? t.products.table.fillOf(titleOf(active), activeName ?? '') : t.products.table.chooseCell}
              disabled={!active}
              onClick={() => active && fill(at.row, active, 'all')}
            >
              {t.products.table.fillAll}
            </Button>
          </div>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keys as well */}
      <section className={styles.scroll} aria-label={t.products.table.name} tabIndex={0}>
        <table ref={table} className={styles.table} aria-describedby={isReadOnly ? undefined : hintId}>
          <thead>
            <tr>
              <th scope="col">{t.products.table.variant}</th>
              {columns.map((column) => (
                <th key={keyOfColumn(column)} scope="col">
                  {titleOf(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {values.map((variant, row) => {
              const known = stored.find(({ sku }) => sku === variant.key);
              const sight = sightOf(variant);
              const name = nameOfVariant(sight) || variant.sku || t.products.newVariant(row + 1);
              return (
                <tr key={variant.key}>
                  <th scope="row">
                    <span className={styles.variant}>
                      {sight.colour && <span className={styles.colour} style={{ background: sight.colour.hex }} />}
                      <span>
                        {name}
                        {name !== variant.sku && <span className={styles.sku}>{variant.sku}</span>}
                      </span>
                    </span>
                  </th>
                  {columns.map((column) => {
                    const key = keyOfColumn(column);
                    return (
                      <VariantCell
                        key={key}
                        place={`${row}:${key}`}
                        column={column}
                        label={`${titleOf(column)}, ${name}`}
                        value={readCell(variant, column)}
                        stored={known}
                        errors={faults[pathOfCell(row, column)]}
                        isActive={at?.row === row && at.key === key}
                        onFocus={() => setAt({ row, key })}
                        onKeyDown={(event) => onKeyDown(event, row, column)}
                        onChange={(value) => onChange(values.with(row, writeCell(variant, column, value)))}
                      />
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {!isReadOnly && (
        <p id={hintId} className={styles.hint}>
          {t.products.table.hint}
        </p>
      )}
    </>
  );
}

/** How many rows a key leads on. In a day the arrows change it. */
function stepOf({ key, shiftKey, currentTarget }: KeyboardEvent<HTMLInputElement>): -1 | 1 | undefined {
  if (key === 'Enter') return shiftKey ? -1 : 1;
  if (currentTarget.type === 'date') return undefined;
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : undefined;
}

/** What is newly wrong is brought in sight before the form leads the focus to it. */
function useViewOfNewFaults(faults: Faults, view: VariantView, setView: (view: VariantView) => void): void {
  const paths = Object.keys(faults);
  const pathsNow = paths.join(' ');
  const [seen, setSeen] = useState('');
  if (pathsNow === seen) return;
  setSeen(pathsNow);
  const isInSight = paths.some((path) => path.startsWith('/variants/') && isToldIn(view, path));
  const needed = isInSight ? undefined : viewOfFault(paths);
  if (needed) setView(needed);
}
