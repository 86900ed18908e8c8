import { useCallback, useEffect, useRef } from 'react';
import { useGuardedClose } from '../../../forms/use-guarded-close.tsx';
import { useUnloadWarning } from '../../../forms/use-unload-warning.ts';

export interface RunDialog {
  /** Something was typed that closing would lose. */
  readonly isChanged: boolean;
  /** Orders are written one after another: the tab has to stay open. */
  readonly isRunning: boolean;
  /** It was begun, so there are answers to read. */
  readonly isBegun: boolean;
  readonly onClose: () => void;
}

/** A dialog that writes several orders one after another: how it closes, and where the focus is once it has begun. */
export function useRunDialog({ isChanged, isRunning, isBegun, onClose }: RunDialog) {
  const running = useRef(false);
  running.current = isRunning;
  useUnloadWarning(useCallback(() => running.current, []));
  const { close, question } = useGuardedClose(isChanged && !isBegun, onClose);
  const answer = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (isBegun) answer.current?.focus();
  }, [isBegun]);
  return { close, question, answer };
}
