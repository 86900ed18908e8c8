import { useState } from 'react';
import { useMediaQuery } from './use-media-query.ts';

export type LeftTab = 'palette' | 'outline';

export interface LeftPanelState {
  readonly tab: LeftTab;
  readonly isOpen: boolean;
  /** Opens the panel at a tab. */
  readonly show: (tab: LeftTab) => void;
  /** Folds the panel away, or unfolds it. */
  readonly fold: () => void;
}

/** Where the page has little room the panel begins folded; what a person chose holds until the width changes. */
export function useLeftPanel(): LeftPanelState {
  const isTight = useMediaQuery('(width < 1200px)');
  const [tab, setTab] = useState<LeftTab>('palette');
  const [chosen, setChosen] = useState<{ readonly isTight: boolean; readonly isOpen: boolean }>();
  const isOpen = chosen?.isTight === isTight ? chosen.isOpen : !isTight;
  return {
    tab,
    isOpen,
    show(next) {
      setTab(next);
      setChosen({ isTight, isOpen: true });
    },
    fold: () => setChosen({ isTight, isOpen: !isOpen }),
  };
}
