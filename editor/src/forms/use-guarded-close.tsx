import { type ReactNode, useCallback, useRef, useState } from 'react';
import { t } from '../i18n/pl.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { useUnloadWarning } from './use-unload-warning.ts';

export interface GuardedClose {
  /** For every way out of a dialog but saving: closes at once, or asks first. */
  readonly close: () => void;
  /** The question while it is asked; stands anywhere inside of the dialog, outside of its form. */
  readonly question: ReactNode;
}

/** Asks before a dialog takes what was typed into it and not saved away with it. */
export function useGuardedClose(isChanged: boolean, onClose: () => void): GuardedClose {
  const [isAsking, setAsking] = useState(false);
  const dirty = useRef(isChanged);
  dirty.current = isChanged;
  useUnloadWarning(useCallback(() => dirty.current, []));
  return {
    close: () => (isChanged ? setAsking(true) : onClose()),
    question: isAsking && (
      <LeaveQuestion
        title={t.forms.closeTitle}
        leaveLabel={t.forms.close}
        onLeave={onClose}
        onStay={() => setAsking(false)}
      />
    ),
  };
}
