import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { flushSync } from 'react-dom';
import { t } from '../../i18n/pl.ts';
import { IconButton } from '../../ui/buttons/button.tsx';
import styles from './entry-tools.module.css';

/** Where an entry of a list stands. */
export interface EntryPlace {
  readonly index: number;
  readonly count: number;
}

export interface EntryToolsProps {
  readonly name: string;
  readonly place: EntryPlace;
  readonly removeLabel: string;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** What can be done with an entry of a list: one place up or down, or out of it. */
export function EntryTools({ name, place: { index, count }, removeLabel, onMove, onRemove }: EntryToolsProps) {
  // The button that was pressed keeps the focus: at the end of the list too, and where its entry is put elsewhere.
  const moveFrom = (button: HTMLElement, to: number) => {
    if (to < 0 || to >= count) return;
    flushSync(() => onMove(to));
    button.focus();
  };
  return (
    <span className={styles.tools}>
      <IconButton
        icon={ArrowUp}
        size="small"
        label={t.products.entryUp(name)}
        aria-disabled={index === 0}
        onClick={(event) => moveFrom(event.currentTarget, index - 1)}
      />
      <IconButton
        icon={ArrowDown}
        size="small"
        label={t.products.entryDown(name)}
        aria-disabled={index === count - 1}
        onClick={(event) => moveFrom(event.currentTarget, index + 1)}
      />
      <IconButton icon={Trash2} size="small" label={removeLabel} data-removes onClick={onRemove} />
    </span>
  );
}
