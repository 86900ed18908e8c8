import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { moveEntry } from '../../forms/move-entry.ts';
import { Button } from '../../ui/buttons/button.tsx';
import styles from './entries-field.module.css';
import { EntryTools } from './entry-tools.tsx';

export interface EntriesFieldProps<Entry> {
  readonly label: string;
  readonly help?: string;
  readonly value: readonly Entry[];
  readonly most: number;
  readonly isReadOnly: boolean;
  readonly addLabel: string;
  readonly empty: Entry;
  /** What an entry is called, to the buttons that move it and take it out. */
  readonly nameOf: (entry: Entry, index: number) => string;
  readonly removeLabel: (name: string) => string;
  /** What is said of an entry has changed. */
  readonly onChange: (entries: readonly Entry[]) => void;
  /** There are others now, or in another order. */
  readonly onMove: (entries: readonly Entry[]) => void;
  readonly children: (entry: Entry, index: number, set: (change: Partial<Entry>) => void) => ReactNode;
}

/** A list of things that have a few fields each, in the order in which the shop shows them. */
export function EntriesField<Entry extends object>(props: EntriesFieldProps<Entry>) {
  const { label, help, value, most, isReadOnly, nameOf, onChange, onMove } = props;
  return (
    <>
      {help && <p className={styles.help}>{help}</p>}
      {value.length > 0 && (
        <ol className={styles.list} aria-label={label}>
          {value.map((entry, index) => {
            const name = nameOf(entry, index);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place alone, as its faults are.
              <li key={index}>
                <fieldset className={styles.document}>
                  <legend className="visually-hidden">{name}</legend>
                  <div className={styles.head}>
                    <span className={styles.file}>{name}</span>
                    {!isReadOnly && (
                      <EntryTools
                        name={name}
                        place={{ index, count: value.length }}
                        removeLabel={props.removeLabel(name)}
                        onMove={(to) => onMove(moveEntry(value, index, to))}
                        onRemove={() => onMove(value.toSpliced(index, 1))}
                      />
                    )}
                  </div>
                  {props.children(entry, index, (change) => onChange(value.with(index, { ...entry, ...change })))}
                </fieldset>
              </li>
            );
          })}
        </ol>
      )}
      {!isReadOnly && value.length < most && (
        <div>
          <Button icon={Plus} onClick={() => onMove([...value, props.empty])}>
            {props.addLabel}
          </Button>
        </div>
      )}
    </>
  );
}
