import { type ReactNode, useId, useRef, useState } from 'react';
import styles from './tabs.module.css';

export interface Tab<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly shortcut?: string;
  readonly panel: ReactNode;
}

export interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** Stands behind the tabs. */
  readonly end?: ReactNode;
}

/**
 * Tabs; a panel is mounted when it is first shown and stays, so that what was typed or scrolled in it is there on
 * return.
 */
export function Tabs<T extends string>({ label, tabs, value, onChange, end }: TabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState<ReadonlySet<T>>(new Set([value]));
  if (!visited.has(value)) setVisited(new Set([...visited, value]));
  const go = (index: number) => {
    const tab = tabs[(index + tabs.length) % tabs.length];
    if (!tab) return;
    onChange(tab.value);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.value}"]`)?.focus();
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  };
  return (
    <div className={styles.root}>
      <div className={styles.list}>
        <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              data-tab={tab.value}
              data-tooltip={tab.shortcut ? tab.label : undefined}
              data-shortcut={tab.shortcut}
              aria-controls={`${id}-${tab.value}-panel`}
              aria-selected={tab.value === value}
              tabIndex={tab.value === value ? 0 : -1}
              className={styles.tab}
              onClick={() => onChange(tab.value)}
              onKeyDown={onKeyDown}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {end}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}-panel`}
          aria-labelledby={`${id}-${tab.value}`}
          hidden={tab.value !== value}
          className={styles.panel}
        >
          {visited.has(tab.value) && tab.panel}
        </div>
      ))}
    </div>
  );
}
