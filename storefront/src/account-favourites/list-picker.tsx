import styles from './account-favourites.module.css';

interface ListPickerProps {
  readonly label: string;
  readonly entries: readonly { readonly id: string; readonly name: string; readonly count: number }[];
  readonly current: string;
  readonly onChoose: (id: string) => void;
}

/** The lists by their names, each with the number of products; nothing while there is one alone. */
export function ListPicker({ label, entries, current, onChoose }: ListPickerProps) {
  if (entries.length < 2) return null;
  return (
    <fieldset className={styles.picker}>
      <legend className="visually-hidden">{label}</legend>
      {entries.map(({ id, name, count }) => (
        <button
          key={id}
          type="button"
          className={styles.pick}
          aria-pressed={id === current}
          onClick={() => onChoose(id)}
        >
          {name} <span className={styles.number}>({count})</span>
        </button>
      ))}
    </fieldset>
  );
}
