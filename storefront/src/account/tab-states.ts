import { createContext, use, useEffect } from 'react';
import type { AreaTexts } from '../i18n/areas/area-texts.ts';

/** The name of a tab. */
export type TabKey = keyof AreaTexts['customer']['account']['tabs'];
/** A line about what is behind a tab, beside its name: `2 zamówienia w drodze`. */
export type TabStates = Readonly<Partial<Record<TabKey, string>>>;

/** Changes the line of a tab. */
export const TabStatesContext = createContext<(key: TabKey, state: string | undefined) => void>(() => {});

/** Says in a line what is behind a tab, once it is known; nothing where there is nothing to say. */
export function useTabState(key: TabKey, state: string | undefined): void {
  const setState = use(TabStatesContext);
  useEffect(() => setState(key, state), [key, state, setState]);
}
