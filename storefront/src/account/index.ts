export { AccountHome } from './account-home.tsx';
export { AccountShell } from './account-shell.tsx';
export type { AccountPageProps, AccountPath } from './account-tabs.ts';
export { beginPersonalQuery, type PersonalQuery, usePersonalQuery } from './personal-query.ts';
export { SignedInOnly } from './signed-in-only.tsx';
