import type { Browser } from '@playwright/test';
import { allMailsWith, type Mail } from '../support/mailbox.ts';
import { staffApi } from '../support/staff-api.ts';
import type { Album } from './album.ts';

/** Windows of mail programs, px. */
export const MAIL_WINDOWS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 820, height: 1000 },
} as const;

/** Of the last mail that the fixtures of the administration bring about. */
const LAST_SUBJECT = /odstąpienie/;
const PATIENCE_MS = 120_000;

/** Every template in Polish with its sample data, as the preview of the administration has it. */
export async function takeTemplates(browser: Browser, device: keyof typeof MAIL_WINDOWS, album: Album): Promise<void> {
  const staff = await staffApi();
  const templates = await staff.get<readonly { template: string }[]>('/staff/mails/templates');
  const page = await browser.newPage({ viewport: MAIL_WINDOWS[device], locale: 'pl-PL' });
  for (const { template } of templates) {
    const { html } = await staff.get<{ html: string }>(`/staff/mails/templates/${template}/pl`);
    await page.setContent(html, { waitUntil: 'networkidle' });
    await album.take(page, template);
  }
  await page.close();
}

/** The newest mail of each subject that the fixtures of the administration sent, with the goods of true orders. */
export async function takeSentMails(browser: Browser, device: keyof typeof MAIL_WINDOWS, album: Album): Promise<void> {
  const items = await allMailsWith(LAST_SUBJECT, PATIENCE_MS);
  const page = await browser.newPage({ viewport: MAIL_WINDOWS[device], locale: 'pl-PL' });
  for (const { subject, html } of newestOfEach(items)) {
    // Not from the mailbox: nothing may run in its pages, not even what waits for pictures.
    await page.setContent(html, { waitUntil: 'networkidle' });
    await album.take(page, subject);
  }
  await page.close();
}

/** One of the mails whose subjects differ by numbers alone: the first one. */
function newestOfEach(mails: readonly Mail[]): readonly Mail[] {
  const bySubject = new Map<string, Mail>();
  for (const mail of mails) {
    const kind = mail.subject.replaceAll(/\d+/g, '');
    if (!bySubject.has(kind)) bySubject.set(kind, mail);
  }
  return [...bySubject.values()];
}
