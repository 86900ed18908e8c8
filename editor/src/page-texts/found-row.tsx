import type { WordsQuery } from '@witryna/module-schemas';
import type { ReactNode } from 'react';
import { FoundText } from './found-text.tsx';
import styles from './page-texts.module.css';

/** Some of the items that were found are left as they are; all others are chosen. */
interface Chosen {
  /** Items that are left as they are. */
  readonly left: ReadonlySet<number>;
  /** Whether nothing can be chosen, by who may not edit. */
  readonly isFixed: boolean;
  readonly onLeft: (left: ReadonlySet<number>) => void;
}

/** What every list of found items is given. */
export interface FoundListProps<Item> extends Chosen {
  readonly items: readonly Item[];
  readonly query: WordsQuery;
}

interface FoundRowProps extends Chosen {
  readonly id: number;
  readonly query: WordsQuery;
  /** Of the box that chooses it. */
  readonly chooseLabel: string;
  /** What it is, and where. */
  readonly name: ReactNode;
  readonly texts: readonly { readonly path: string; readonly text: string; readonly place: ReactNode }[];
}

/** One item with the texts that have the words, and the box that chooses it. */
export function FoundRow({ id, query, left, isFixed, onLeft, chooseLabel, name, texts }: FoundRowProps) {
  const choose = (isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    onLeft(next);
  };
  return (
    <li className={styles.page}>
      {isFixed ? (
        <span />
      ) : (
        <input
          type="checkbox"
          aria-label={chooseLabel}
          checked={!left.has(id)}
          onChange={({ target }) => choose(target.checked)}
        />
      )}
      <div className={styles.name}>{name}</div>
      <ul className={styles.places}>
        {texts.map(({ path, text, place }) => (
          <li key={path} className={styles.place}>
            {place}
            <FoundText text={text} query={query} />
          </li>
        ))}
      </ul>
    </li>
  );
}
