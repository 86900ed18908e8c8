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
}

/** Messages between the editor and its preview, each numbered and checked for where it comes from. */
export function createChannel<Sent, Received>({ own, peer, origin }: ChannelEnds): Channel<Sent, Received> {
  let sent = 0;
  return {
    send(message) {
      sent += 1;
      peer.postMessage({ witryna: PROTOCOL_VERSION, number: sent, message } satisfies Envelope<Sent>, origin);
      return sent;
    },
    listen(listener) {
      const onMessage = (event: MessageEvent<unknown>) => {
        if (event.source !== peer || event.origin !== origin || !isEnvelope<Received>(event.data)) return;
        listener(event.data.message, event.data.number);
      };
      own.addEventListener('message', onMessage);
      return () => own.removeEventListener('message', onMessage);
    },
  };
}

function isEnvelope<Message>(data: unknown): data is Envelope<Message> {
  if (typeof data !== 'object' || data === null) return false;
  const { witryna, number, message } = data as Partial<Envelope<unknown>>;
  return witryna === PROTOCOL_VERSION && typeof number === 'number' && typeof message === 'object' && message !== null;
}
