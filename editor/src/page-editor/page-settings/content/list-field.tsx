import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../../i18n/pl.ts';
import { IconButton } from '../../../ui/buttons/button.tsx';
import { FieldErrors } from '../../../ui/fields/field.tsx';
import { useFaultsOf } from '../../faults/index.ts';
import styles from './content-fields.module.css';

export interface ListFieldProps<Item> {
  readonly label: string;
  readonly help?: string | undefined;
  /** Where it lies in the page, a JSON pointer: its faults are told here. */
  readonly pointer: string;
  readonly items: readonly Item[];
  readonly maxItems: number;
  readonly readOnly: boolean;
  /** The fields of an item tell its faults themselves. */
  readonly tellsInside?: boolean;
  /** What an item is called by its buttons. */
  readonly nameOf: (item: Item, index: number) => string;
  readonly children: (item: Item, index: number, name: string) => ReactNode;
  /** What adds one more; not there once the list is full. */
  readonly adder: ReactNode;
  readonly onChange: (items: readonly Item[]) => void;
}

/** A list in an order of its own: each item can be moved and taken away. */
export function ListField<Item>(props: ListFieldProps<Item>) {
  const { label, help, pointer, items, maxItems, readOnly, tellsInside, nameOf, children, adder, onChange } = props;
  const faults = useFaultsOf(null);
  const isOwn = (path: string) => path === pointer || (!tellsInside && path.startsWith(`${pointer}/`));
  const sentences = [...new Set(faults.filter(({ path }) => isOwn(path)).map(({ message }) => message))];
  const swap = (from: number, to: number) => {
    const moved = [...items];
    const [item] = moved.splice(from, 1);
    if (item !== undefined) moved.splice(to, 0, item);
    onChange(moved);
  };
  return (
    <fieldset className={styles.list} data-pointer={pointer}>
      <legend className={styles.label}>{label}</legend>
      {help && <p className={styles.help}>{help}</p>}
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item, index) => {
            const name = nameOf(item, index);
            return (
              // Items have no names of their own and may repeat: their place is all that tells them apart.
              // biome-ignore lint/suspicious/noArrayIndexKey: the order is the identity here
              <li key={index} className={styles.item}>
                <div className={styles.itemBody}>{children(item, index, name)}</div>
                {!readOnly && (
                  <div className={styles.tools}>
                    <IconButton
                      icon={ArrowUp}
                      size="small"
                      label={t.inspector.moveUp(name)}
                      disabled={index === 0}
                      onClick={() => swap(index, index - 1)}
                    />
                    <IconButton
                      icon={ArrowDown}
                      size="small"
                      label={t.inspector.moveDown(name)}
                      disabled={index === items.length - 1}
                      onClick={() => swap(index, index + 1)}
                    />
                    <IconButton
                      icon={Trash2}
                      size="small"
                      label={t.inspector.removeItem(name)}
                      onClick={() => onChange(items.filter((_, at) => at !== index))}
                    />
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {!readOnly && items.length < maxItems && adder}
      {items.length >= maxItems && <p className={styles.help}>{t.inspector.limitReached(maxItems)}</p>}
      <FieldErrors errors={sentences} />
    </fieldset>
  );
}
