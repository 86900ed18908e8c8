import { type ReceivedMail, type SmtpReceiverOptions, startSmtpReceiver } from '@witryna/stand-ins/servers';
import { atFileEnd } from './at-file-end.ts';

export interface Mailbox {
  /** For `SMTP_URL`. */
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** Resolves with the next mail to this address that nobody has asked for yet. */
  next(to: string): Promise<ReceivedMail>;
}

/** A real mail server on a free port, stopped after the test file. */
export async function aMailbox(options: Pick<SmtpReceiverOptions, 'refusalOf'> = {}): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const unread: ReceivedMail[] = [];
  let onArrival: (() => void)[] = [];
  const onMail = (mail: ReceivedMail) => {
    mails.push(mail);
    unread.push(mail);
    const waiting = onArrival;
    onArrival = [];
    for (const wake of waiting) wake();
  };
  const receiver = await startSmtpReceiver({ host: '127.0.0.1', port: 0, onMail, ...options });
  atFileEnd(() => receiver.close());
  return {
    url: `smtp://127.0.0.1:${receiver.port}`,
    mails,
    async next(to) {
      for (;;) {
        const index = unread.findIndex((mail) => mail.to.includes(to));
        const [found] = index < 0 ? [] : unread.splice(index, 1);
        if (found) return found;
        await new Promise<void>((resolve) => onArrival.push(resolve));
      }
    },
  };
}
