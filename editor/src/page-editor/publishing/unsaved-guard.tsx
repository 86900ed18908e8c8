import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { Autosaver } from './autosaver.ts';
import { hasUnsaved } from './save-state.ts';

/** Nobody leaves with unsaved changes unaware: leaving saves first, and asks only when that fails. */
export function UnsavedGuard({ autosaver }: { readonly autosaver: Autosaver }) {
  const [failed, setFailed] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsaved(autosaver.getState()),
  );

  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!hasUnsaved(autosaver.getState())) return;
      void autosaver.settle();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [autosaver]);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let gone = false;
    void autosaver.settle().then((settled) => {
      if (gone) return;
      if (settled) blocker.proceed();
      else setFailed(true);
    });
    return () => {
      gone = true;
    };
  }, [blocker, autosaver]);

  if (!failed || blocker.state !== 'blocked') return null;
  const stay = () => {
    setFailed(false);
    blocker.reset();
  };
  return (
    <Dialog
      role="alertdialog"
      title={t.publishing.leaveTitle}
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>{t.publishing.stay}</Button>
          <Button appearance="danger" onClick={() => blocker.proceed()}>
            {t.publishing.leave}
          </Button>
        </>
      }
    >
      {t.publishing.leaveText}
    </Dialog>
  );
}
