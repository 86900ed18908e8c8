import type { ReceivedMail } from './smtp-receiver.ts';

/** A mail on the shelf. */
export interface ShelvedMail extends ReceivedMail {
  readonly id: number;
}

const MOST_MAILS = 200;

/** The mails that came last, newest first; older ones make room. */
export function createMailShelf(limit = MOST_MAILS) {
  let mails: readonly ShelvedMail[] = [];
  let lastId = 0;
  return {
    put(mail: ReceivedMail): void {
      lastId += 1;
      mails = [{ ...mail, id: lastId }, ...mails].slice(0, limit);
    },
    /** All of them, or those to one address. */
    list: (to?: string): readonly ShelvedMail[] =>
      to === undefined ? mails : mails.filter((mail) => mail.to.includes(to)),
    find: (id: number): ShelvedMail | undefined => mails.find((mail) => mail.id === id),
    clear(): void {
      mails = [];
    },
  };
}

export type MailShelf = ReturnType<typeof createMailShelf>;
