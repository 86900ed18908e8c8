import { lazy } from 'react';

export { UsagesDisclosure } from './usages-disclosure.tsx';

/** Comes when something was refused. */
export const InUseDialog = lazy(async () => ({ default: (await import('./in-use-dialog.tsx')).InUseDialog }));
