import type { AccountPageCode } from '../account/index.ts';

/** The page of devices, of the copy of data and the end of the account. */
export async function securityPage(): Promise<AccountPageCode> {
  const { beginSecurity, SecurityPage } = await import('./security-page.tsx');
  return { Page: SecurityPage, begin: beginSecurity };
}
