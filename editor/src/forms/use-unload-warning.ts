import { useEffect } from 'react';

/** Lets the browser ask before the whole editor is left with something unsaved. */
export function useUnloadWarning(isDirty: () => boolean): void {
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => isDirty() && event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isDirty]);
}
