import type { MediaFile } from '@witryna/module-schemas';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { moveEntry } from '../../../forms/move-entry.ts';
import { t } from '../../../i18n/pl.ts';
import { nameOfVariant } from '../../../product-choice/index.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FieldErrors } from '../../../ui/fields/field.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { EntryTools } from '../entry-tools.tsx';
import type { ProductPartProps } from '../product-part.ts';
import { newVariant, sightOf, type VariantFormValues } from './variant.form-values.ts';
import { VariantFactFields } from './variant-fact-fields.tsx';
import styles from './variants-field.module.css';

/** As the server takes them. */
const MOST_VARIANTS = 200;
/** What the table of prices tells; the rest has its field here. */
const isInTable = (field: string) => field === 'stock' || field.startsWith('prices/');

export interface VariantsFieldProps extends Omit<ProductPartProps, 'onChange'> {
  readonly pictures: readonly MediaFile[];
  readonly isStored: (key: string) => boolean;
  /** What is said of a variant has changed. */
  readonly onChange: (variants: readonly VariantFormValues[]) => void;
  /** There are others now, or in another order. */
  readonly onMove: (variants: readonly VariantFormValues[]) => void;
}

/** The sizes and shades in which a product is sold, in the order in which the shop offers them. */
export function VariantsField(props: VariantsFieldProps) {
  const { values, faults, isReadOnly, pictures, isStored, onChange, onMove } = props;
  const { variants } = values;
  const root = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const nameAt = (index: number) => {
    const variant = variants[index];
    return (variant && (nameOfVariant(sightOf(variant)) || variant.sku)) || t.products.newVariant(index + 1);
  };
  const isFaulty = (index: number) => {
    const start = `/variants/${index}/`;
    return Object.keys(faults).some((path) => path.startsWith(start) && !isInTable(path.slice(start.length)));
  };

  const onAdd = () => {
    flushSync(() => onMove([...variants, newVariant(variants)]));
    const entries = root.current?.querySelectorAll('li');
    entries?.[entries.length - 1]?.querySelector<HTMLElement>('input')?.focus();
  };
  // The button goes with its entry: the focus stays in the list.
  const onRemove = (index: number) => {
    const name = nameAt(index);
    flushSync(() => {
      onMove(variants.toSpliced(index, 1));
      setSaid(t.products.entryRemoved(name));
    });
    const summaries = root.current?.querySelectorAll('summary');
    summaries?.[Math.min(index, summaries.length - 1)]?.focus();
  };
  return (
    <div ref={root} className={styles.root}>
      <p className={styles.help}>{t.products.variantsHelp}</p>
      <ol className={styles.list} aria-label={t.products.variants}>
        {variants.map((variant, index) => (
          <li key={variant.key} className={styles.variant}>
            <Disclosure
              // A fault opens its variant, whatever was folded before.
              key={isFaulty(index) ? 'faulty' : 'sound'}
              title={nameAt(index)}
              aside={variant.sku && <span className={styles.help}>{variant.sku}</span>}
              defaultOpen={isFaulty(index) || !isStored(variant.key)}
            >
              <VariantFactFields
                variant={variant}
                path={`/variants/${index}`}
                faults={faults}
                pictures={pictures}
                isReadOnly={isReadOnly}
                isStored={isStored(variant.key)}
                onChange={(changed) => onChange(variants.with(index, changed))}
              />
              {!isReadOnly && variants.length > 1 && (
                <EntryTools
                  name={nameAt(index)}
                  place={{ index, count: variants.length }}
                  removeLabel={t.products.variantOut(nameAt(index))}
                  onMove={(to) => {
                    onMove(moveEntry(variants, index, to));
                    setSaid(t.products.entryMoved(nameAt(index), to + 1, variants.length));
                  }}
                  onRemove={() => onRemove(index)}
                />
              )}
            </Disclosure>
          </li>
        ))}
      </ol>
      <FieldErrors errors={faults['/variants'] ?? []} />
      {!isReadOnly && variants.length < MOST_VARIANTS && (
        <div>
          <Button icon={Plus} onClick={onAdd}>
            {t.products.addVariant}
          </Button>
        </div>
      )}
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </div>
  );
}
