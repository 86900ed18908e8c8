import { useEffect, useRef } from 'react';
import styles from './forms.module.css';

/** What is wrong with a form, each with the id of the field that it is about. */
export interface Fault {
  readonly fieldId?: string | undefined;
  readonly message: string;
  /** The shop could not look at it: nothing is wrong with what was typed. */
  readonly isOutside?: boolean;
}

/** Whether something is wrong with what was typed. */
export const isFormFaulty = (faults: readonly Fault[]): boolean => faults.some(({ isOutside }) => !isOutside);

interface FaultSummaryProps {
  readonly title: string;
  readonly faults: readonly Fault[];
  /** Changes with each attempt to send, so that the focus comes here again. */
  readonly attempt: number;
}

/** Above a form that could not be sent: every fault with the same words as at its field, and a link that leads there. */
export function FaultSummary({ title, faults, attempt }: FaultSummaryProps) {
  const root = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt brings the focus here
  useEffect(() => {
    if (faults.length > 0) root.current?.focus();
  }, [attempt]);
  if (faults.length === 0) return null;
  return (
    <section
      className={styles.faults}
      ref={root}
      tabIndex={-1}
      aria-labelledby={isFormFaulty(faults) ? 'fault-summary-title' : 'fault-summary-list'}
    >
      {isFormFaulty(faults) && (
        <h2 className={styles.faultsTitle} id="fault-summary-title">
          {title}
        </h2>
      )}
      <ul className="plain-list" id="fault-summary-list">
        {faults.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            {fieldId === undefined ? (
              message
            ) : (
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
