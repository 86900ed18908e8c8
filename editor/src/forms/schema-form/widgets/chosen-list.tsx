import { X } from 'lucide-react';
import { t } from '../../../i18n/pl.ts';
import { IconButton } from '../../../ui/button.tsx';
import styles from './chosen-list.module.css';

export interface ChosenListProps {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly name: string }[];
  readonly onRemove: (id: string) => void;
}

/** What was chosen so far, each of which can be taken out again. */
export function ChosenList({ label, items, onRemove }: ChosenListProps) {
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.list}>
      {items.map(({ id, name }) => (
        <li key={id} className={styles.item}>
          {name}
          <IconButton icon={X} size="small" label={t.forms.takeOut(name)} onClick={() => onRemove(id)} />
        </li>
      ))}
    </ul>
  );
}
