import { PROTOCOL_VERSION } from './protocol.ts';

interface Envelope<Message> {
  readonly witryna: typeof PROTOCOL_VERSION;
  /** Counts from 1 on each side: a gap means that a message was lost. */
  readonly number: number;
  readonly message: Message;
}

export interface Channel<Sent, Received> {
  /** Gives the number under which the message goes. */
  readonly send: (message: Sent) => number;
  readonly listen: (listener: (message: Received, number: number) => void) => () => void;
}

export interface ChannelEnds {
  readonly own: Window;
  readonly peer: Window;
  /** The only origin that is spoken to and listened to. */
  readonly origin: string;
  /**
   * `at-once`: the other side has handled a message when `send` returns. After a key the browser puts the next frame
   * before posted messages: what is typed would be painted one frame late.
   */
  readonly delivery?: 'posted' | 'at-once';
}

/** Messages between the editor and its preview, each numbered and checked for where it comes from. */
export function createChannel<Sent, Received>(ends: ChannelEnds): Channel<Sent, Received> {
  const { own, peer, origin } = ends;
  let sent = 0;
  return {
    send(message) {
      sent += 1;
      const envelope: Envelope<Sent> = { witryna: PROTOCOL_VERSION, number: sent, message };
      // What shows the browser's error page is of another origin: a posted message gets lost there, and no more happens.
      if (ends.delivery === 'at-once' && isOfOneOrigin(peer)) deliverAtOnce(envelope, ends);
      else peer.postMessage(envelope, origin);
      return sent;
    },
    listen(listener) {
      const onMessage = (event: MessageEvent<unknown>) => {
        if (event.source !== peer || event.origin !== origin || !isEnvelope<Received>(event.data)) return;
        const { message, number } = event.data;
        // A posted message is a copy already; no object may belong to both sides.
        listener(event.isTrusted ? message : structuredClone(message), number);
      };
      own.addEventListener('message', onMessage);
      return () => own.removeEventListener('message', onMessage);
    },
  };
}

/** The same event as a posted message brings. */
function deliverAtOnce(envelope: object, { own, peer, origin }: ChannelEnds): void {
  peer.dispatchEvent(new MessageEvent('message', { data: envelope, origin, source: own }));
}

function isOfOneOrigin(peer: Window): boolean {
  try {
    return peer.document !== null;
  } catch {
    return false;
  }
}

function isEnvelope<Message>(data: unknown): data is Envelope<Message> {
  if (typeof data !== 'object' || data === null) return false;
  const { witryna, number, message } = data as Partial<Envelope<unknown>>;
  return witryna === PROTOCOL_VERSION && typeof number === 'number' && typeof message === 'object' && message !== null;
}
