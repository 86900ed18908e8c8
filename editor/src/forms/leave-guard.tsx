import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { t } from '../i18n/pl.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { useUnloadWarning } from './use-unload-warning.ts';

/**
 * Asks before what was typed and not saved is left behind. `isDirty` is asked at the moment of leaving; what is saved
 * while the question stands needs no answer any more.
 */
export function LeaveGuard({ isDirty }: { readonly isDirty: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  );
  useUnloadWarning(isDirty);
  useEffect(() => {
    if (blocker.state === 'blocked' && !isDirty()) blocker.proceed();
  });

  if (blocker.state !== 'blocked') return null;
  return (
    <LeaveQuestion
      title={t.forms.leaveTitle}
      leaveLabel={t.forms.leave}
      onLeave={() => blocker.proceed()}
      onStay={() => blocker.reset()}
    />
  );
}
