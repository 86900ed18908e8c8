import type { RenderedMail } from './layout/mail-document.ts';

/** A mail with its envelope. */
export interface OutgoingMail extends RenderedMail {
  readonly to: string;
  /** The same for every attempt, so that a mailbox can recognise a repetition. */
  readonly messageId: string;
}

/** Hands mails over to a mail server. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 30_000;
/** Connections that are kept open. */
export const PARALLEL_MAILS = 3;

/** A transport for an SMTP URL: `smtp://user:password@host:587`, `smtps://…`. */
export function createSmtpTransport(url: string, from: string): MailTransport {
  let opened: ReturnType<typeof openTransport> | undefined;
  return {
    async send({ to, subject, html, text, messageId, replyTo }) {
      opened ??= openTransport(url);
      const transport = await opened;
      await transport.sendMail({
        from,
        // As an object: a text would be taken for a list of addresses.
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        html,
        text,
        messageId,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () =>
      void opened?.then(
        (transport) => transport.close(),
        () => {},
      ),
  };
}

async function openTransport(url: string) {
  // Loaded with the first mail, to keep the start fast.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: PARALLEL_MAILS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    // Content is never read from files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
