import { expect, shop } from './shop.ts';

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The newest link to a path of the shop in the mails to an address; waits for the mail that brings it. */
export async function linkInMail(to: string, path: string): Promise<string> {
  const find = async () =>
    (await mailsTo(to))
      .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
      .find((link) => new URL(link).pathname === path);
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return (await find()) ?? '';
}

/** The newest mail to an address with such a subject; waits for it. */
export async function mailTo(to: string, subject: RegExp): Promise<Mail> {
  const find = async () => (await mailsTo(to)).find((mail) => subject.test(mail.subject));
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  const found = await find();
  if (!found) throw new Error(`the mail to ${to} is gone`);
  return found;
}

/** All mails, as soon as one of such a subject is among them: they are sent in their order. */
export async function allMailsWith(subject: RegExp, timeout: number): Promise<readonly Mail[]> {
  const find = async () => (await mailsOf('')).some((mail) => subject.test(mail.subject));
  await expect.poll(find, { timeout }).toBe(true);
  return mailsOf('');
}

const mailsTo = (to: string) => mailsOf(`?to=${encodeURIComponent(to)}`);

async function mailsOf(query: string): Promise<readonly Mail[]> {
  const answer = await fetch(`${shop.standInsUrl}/api/mails${query}`);
  const { items } = (await answer.json()) as { items: readonly Mail[] };
  return items;
}
