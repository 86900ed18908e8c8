// A window in which somebody signs in is cut off from the tab that opened it, since both forbid others to hold on to
// them (the opener policy): it reports by a channel that only pages of this shop hear.

const CHANNEL = 'witryna.sso';
const FEATURES = 'popup,width=500,height=680';
const MAX_QUERY = 4_000;

type Message =
  | { readonly type: 'returned'; readonly id: string; readonly query: string }
  | { readonly type: 'received'; readonly id: string };

/** A new window, empty so far; undefined where the browser allows none. It begins with a copy of what the tab keeps. */
export function openWindow(): Window | undefined {
  return window.open('', '_blank', FEATURES) ?? undefined;
}

/** Waits for the window with this id, and says that its report has arrived; the result stops that. */
export function awaitReturn(id: string, onReturn: (query: string) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    const message = messageOf(data);
    if (message?.type !== 'returned' || message.id !== id) return;
    channel.postMessage({ type: 'received', id } satisfies Message);
    channel.close();
    onReturn(message.query);
  };
  return () => channel.close();
}

/** Reports from the window what a provider has sent along; false when no tab waits for it any more. */
export function reportReturn(id: string, query: string, waitMs: number): Promise<boolean> {
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise<boolean>((resolve) => {
    const end = (isReceived: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(isReceived);
    };
    const timer = setTimeout(() => end(false), waitMs);
    channel.onmessage = ({ data }) => {
      const message = messageOf(data);
      if (message?.type === 'received' && message.id === id) end(true);
    };
    channel.postMessage({ type: 'returned', id, query } satisfies Message);
  });
}

function messageOf(data: unknown): Message | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, id, query } = data as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string') return undefined;
  if (type === 'received') return { type, id };
  const isQuery = typeof query === 'string' && query.length <= MAX_QUERY;
  return type === 'returned' && isQuery ? { type, id, query } : undefined;
}
