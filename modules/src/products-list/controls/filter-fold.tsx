import type { ReactNode } from 'react';
import type { ChosenFilter } from './chosen-filters.ts';
import styles from './filter-group.module.css';

interface FilterFoldProps {
  readonly code: string;
  readonly label: string;
  readonly chosen: readonly Pick<ChosenFilter, 'label' | 'language'>[];
  readonly children: ReactNode;
}

/** What can be chosen of one thing, folded: its name, what is chosen of it, and inside what there is to choose. */
export function FilterFold({ code, label: name, chosen, children }: FilterFoldProps) {
  return (
    <details className={styles.group} data-code={code} data-chosen={chosen.length > 0 || undefined}>
      <summary className={styles.summary}>
        {name}
        {chosen.length > 0 && (
          <span className={styles.preview}>
            {chosen.map(({ label, language }, place) => (
              <span key={label} lang={language}>
                {place > 0 && ', '}
                {label}
              </span>
            ))}
          </span>
        )}
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would repeat the summary as its legend */}
      <div className={styles.content} role="group" aria-label={name}>
        {children}
      </div>
    </details>
  );
}
