import type { ReceivedMail } from './smtp-receiver.ts';

/** A mail in the store. */
export interface StoredMail extends ReceivedMail {
  readonly id: number;
}

const MOST_MAILS = 200;

/** The mails that came last, newest first; older ones make room. */
export function createMailStore(limit = MOST_MAILS) {
  let mails: readonly StoredMail[] = [];
  let lastId = 0;
  return {
    add(mail: ReceivedMail): void {
      lastId += 1;
      mails = [{ ...mail, id: lastId }, ...mails].slice(0, limit);
    },
    /** All of them, or those to one address. */
    list: (to?: string): readonly StoredMail[] =>
      to === undefined ? mails : mails.filter((mail) => mail.to.includes(to)),
    find: (id: number): StoredMail | undefined => mails.find((mail) => mail.id === id),
    clear(): void {
      mails = [];
    },
  };
}

export type MailStore = ReturnType<typeof createMailStore>;
