import { type KeyboardEvent, useId, useRef } from 'react';
import styles from './auth.module.css';

export type AuthTab = 'sign-in' | 'sign-up';

const AUTH_TABS: readonly AuthTab[] = ['sign-in', 'sign-up'];

interface AuthTabsProps {
  /** What the two of them are. */
  readonly label: string;
  readonly names: Readonly<Record<AuthTab, string>>;
  readonly chosen: AuthTab;
  /** Ids of what each tab shows. */
  readonly panelId: (tab: AuthTab) => string;
  readonly onChoose: (tab: AuthTab) => void;
}

/** Signing in, or a new account. The arrows lead from one to the other; the focus stays on the tab. */
export function AuthTabs({ label, names, chosen, panelId, onChoose }: AuthTabsProps) {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();

  function onKeyDown(event: KeyboardEvent) {
    const target = tabOfKey(event.key, chosen);
    if (target === undefined) return;
    event.preventDefault();
    onChoose(target);
    root.current?.querySelector<HTMLElement>(`[data-tab="${target}"]`)?.focus();
  }

  return (
    <div className={styles.tabs} role="tablist" aria-label={label} ref={root} onKeyDown={onKeyDown}>
      {AUTH_TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}${tab}`}
          data-tab={tab}
          aria-selected={tab === chosen}
          aria-controls={tab === chosen ? panelId(tab) : undefined}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          {names[tab]}
        </button>
      ))}
    </div>
  );
}

/** With two of them either arrow leads to the other. */
function tabOfKey(key: string, chosen: AuthTab): AuthTab | undefined {
  if (key === 'Home') return 'sign-in';
  if (key === 'End') return 'sign-up';
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return chosen === 'sign-in' ? 'sign-up' : 'sign-in';
}
