import { CircleAlert } from 'lucide-react';
import { t } from '../i18n/pl.ts';
import { Button } from '../ui/buttons/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';

/** A screen that failed to load or to render. */
export function ScreenError() {
  return (
    <main>
      <EmptyState
        icon={CircleAlert}
        title={t.errors.screen}
        action={<Button onClick={() => window.location.reload()}>{t.errors.reload}</Button>}
      >
        {t.errors.screenHelp}
      </EmptyState>
    </main>
  );
}
