import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** A mail as it came in. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly messageId: string;
  readonly receivedAt: Date;
}

export interface SmtpReceiver {
  readonly port: number;
  close(): Promise<void>;
}

export interface SmtpReceiverOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly onMail: (mail: ReceivedMail) => void;
  /** What the server says to a recipient instead of taking the mail. */
  readonly refusalOf?: (recipient: string) => { readonly code: number; readonly message: string } | undefined;
}

const LARGEST_MAIL_BYTES = 2 * 1024 * 1024;
/** A shop keeps its connection for the next mail; by default the server waits half a minute for it to hang up. */
const CLOSE_TIMEOUT_MS = 500;

/** A mail server that delivers nothing: whatever it takes it hands over. */
export async function startSmtpReceiver({ host, port, onMail, refusalOf }: SmtpReceiverOptions): Promise<SmtpReceiver> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    hideSize: true,
    size: LARGEST_MAIL_BYTES,
    closeTimeout: CLOSE_TIMEOUT_MS,
    logger: false,
    onRcptTo({ address }, _session, callback) {
      const refusal = refusalOf?.(address);
      callback(refusal ? Object.assign(new Error(refusal.message), { responseCode: refusal.code }) : null);
    },
    onAuth: (_auth, _session, callback) => callback(null, { user: 'anyone' }),
    onData(stream, session, callback) {
      read(
        stream,
        session.envelope.rcptTo.map(({ address }) => address),
      )
        .then((mail) => {
          onMail(mail);
          callback(null);
        })
        .catch((error: unknown) => callback(error instanceof Error ? error : new Error(String(error))));
    },
  });
  // A client that goes away in the middle is no reason to end.
  server.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function read(stream: SMTPServerDataStream, to: readonly string[]): Promise<ReceivedMail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    // The rest has to be read all the same, but not kept.
    if (!stream.sizeExceeded) chunks.push(chunk as Buffer);
  }
  if (stream.sizeExceeded) throw Object.assign(new Error('Message too large'), { responseCode: 552 });
  const mail = await PostalMime.parse(Buffer.concat(chunks));
  return {
    from: mail.from?.address ?? '',
    to,
    subject: mail.subject ?? '',
    html: mail.html ?? '',
    text: mail.text ?? '',
    messageId: mail.messageId ?? '',
    receivedAt: new Date(),
  };
}
