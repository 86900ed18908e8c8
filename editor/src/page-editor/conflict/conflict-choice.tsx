import { useId } from 'react';
import type { Conflict, Side, Versions } from '../merge/index.ts';
import styles from './conflict-dialog.module.css';
import { conflictTitle, describeChange, schemaAt } from './describe-conflict.ts';
import { ReadableValue } from './readable-value.tsx';

export interface ConflictChoiceProps {
  readonly conflict: Conflict;
  readonly versions: Versions;
  /** What the two sides are called: „Twoja wersja”, „Ola”. */
  readonly names: Readonly<Record<Side, string>>;
  readonly chosen: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

const SIDES: readonly Side[] = ['mine', 'theirs'];

/** One question: both versions side by side, of which one stays. */
export function ConflictChoice({ conflict, versions, names, chosen, onChoose }: ConflictChoiceProps) {
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.what}>{conflictTitle(conflict, versions)}</legend>
      <div className={styles.sides}>
        {SIDES.map((side) => (
          <label key={side} className={styles.side}>
            <span className={styles.who}>
              <input
                type="radio"
                name={group}
                checked={chosen === side}
                onChange={() => onChoose(side)}
                aria-describedby={`${group}-${side}`}
              />
              {names[side]}
            </span>
            <span id={`${group}-${side}`} className={styles.value}>
              <Wish conflict={conflict} side={side} versions={versions} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface WishProps {
  readonly conflict: Conflict;
  readonly side: Side;
  readonly versions: Versions;
}

function Wish({ conflict, side, versions }: WishProps) {
  if (conflict.kind === 'field')
    return (
      <ReadableValue value={conflict[side]} schema={schemaAt(versions[side], conflict.path, conflict.placedModuleId)} />
    );
  const lines = describeChange(conflict, side, versions) ?? [];
  const [only] = lines;
  if (lines.length === 1) return <>{only}</>;
  return (
    <ol className={styles.items}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  );
}
