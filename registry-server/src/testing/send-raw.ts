import { once } from 'node:events';
import { connect } from 'node:net';

/** An answer as it came over the line. */
export interface RawAnswer {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A connection on which a test writes what no client would. */
export interface RawConnection {
  write(bytes: string | Buffer): void;
  /** The answer, once the server has ended the connection. */
  readonly answer: Promise<RawAnswer>;
}

export async function openRaw(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (part: Buffer) => {
    text += part.toString();
  });
  // A server that cuts a connection may do so in the middle of what is being sent.
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  return { write: (bytes) => void socket.write(bytes), answer: closed.then(() => parse(text)) };
}

/** What the server answers to these bytes until it ends the connection. */
export async function sendRaw(url: string, bytes: string | Buffer): Promise<RawAnswer> {
  const connection = await openRaw(url);
  connection.write(bytes);
  return connection.answer;
}

function parse(text: string): RawAnswer {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => [
    line.split(': ', 1)[0]?.toLowerCase() ?? '',
    line.slice(line.indexOf(': ') + 2),
  ]);
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body };
}
