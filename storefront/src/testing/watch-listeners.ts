/**
 * Files of tests share a window: what one leaves would answer to the events of the next, with requests that nobody
 * expects. What listens to the window from now on does so until the function is called that this gives; what speaks to
 * other tabs is heard in the file alone.
 */
export function watchListeners(): () => void {
  const ends: (() => void)[] = [];
  const undo = [
    watchTarget(window, () => true, ends),
    watchTarget(document, (type) => type === 'visibilitychange', ends),
    separateChannels(),
  ];
  return () => {
    for (const end of [...undo, ...ends]) end();
  };
}

function watchTarget(target: EventTarget, isWatched: (type: string) => boolean, ends: (() => void)[]): () => void {
  const add = target.addEventListener;
  target.addEventListener = (type, listener, options) => {
    add.call(target, type, listener, options);
    if (isWatched(type)) ends.push(() => target.removeEventListener(type, listener, options));
  };
  return () => {
    target.addEventListener = add;
  };
}

/** Tabs of other files are not heard. */
function separateChannels(): () => void {
  const Channel = globalThis.BroadcastChannel;
  const file = crypto.randomUUID();
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(`${file} ${name}`);
    }
  };
  return () => {
    globalThis.BroadcastChannel = Channel;
  };
}
