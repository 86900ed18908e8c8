import type { AccountPageCode } from '../account/index.ts';

/** The page of benefit programs. */
export async function benefitsPage(): Promise<AccountPageCode> {
  const { beginPrograms, BenefitsPage } = await import('./benefits-page.tsx');
  return { Page: BenefitsPage, begin: beginPrograms };
}
