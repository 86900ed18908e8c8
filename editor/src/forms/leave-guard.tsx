import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { t } from '../i18n/pl.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Asks before what was typed and not saved is left behind. `isDirty` is asked at the moment of leaving. */
export function LeaveGuard({ isDirty }: { readonly isDirty: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  );
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => isDirty() && event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isDirty]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      role="alertdialog"
      title={t.forms.leaveTitle}
      onClose={blocker.reset}
      actions={
        <>
          <Button appearance="danger" onClick={() => blocker.proceed()}>
            {t.forms.leave}
          </Button>
          <Button appearance="primary" onClick={() => blocker.reset()}>
            {t.forms.stay}
          </Button>
        </>
      }
    >
      {t.forms.leaveText}
    </Dialog>
  );
}
