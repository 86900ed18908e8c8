import type { AccountPageCode } from '../account/index.ts';

/** The page of what is sent to the customer. */
export async function newsletterPage(): Promise<AccountPageCode> {
  const { beginSubscriptions, NewsletterPage } = await import('./newsletter-page.tsx');
  return { Page: NewsletterPage, begin: beginSubscriptions };
}
