import type { Page } from '@playwright/test';

/** The documents that a page is loaded with from here on; one that is loaded anew counts again. */
export function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  return documents;
}
