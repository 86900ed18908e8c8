export { useAccountHeading } from './account-heading.ts';
export { AccountHome } from './account-home.tsx';
export { AccountShell } from './account-shell.tsx';
export { ACCOUNT_TABS, type AccountPageProps, type AccountPath } from './account-tabs.ts';
export { beginPersonalQuery, type PersonalQuery, usePersonalQuery } from './personal-query.ts';
export { QueryFailed } from './query-failed.tsx';
export { SignedInOnly } from './signed-in-only.tsx';
export { useTabState } from './tab-states.ts';
