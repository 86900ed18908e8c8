import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';

/** So long it is said that a connection has come back. */
const BACK_SHOWN_MS = 10_000;

/** Whether the browser has a network at all. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** As `useOnline`; `back` for a while after the network was gone, for whoever was told that it is. */
export function useConnection(): 'online' | 'offline' | 'back' {
  const isOnline = useOnline();
  const wasOffline = useRef(false);
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (!isOnline) wasOffline.current = true;
    if (!isOnline || !wasOffline.current) return;
    wasOffline.current = false;
    setBack(true);
    const timer = setTimeout(() => setBack(false), BACK_SHOWN_MS);
    return () => {
      clearTimeout(timer);
      setBack(false);
    };
  }, [isOnline]);
  if (!isOnline) return 'offline';
  return isBack ? 'back' : 'online';
}

/** Forgets a sentence that there is no connection as soon as there is one. */
export function useForgetOffline(isShown: boolean, forget: () => void): void {
  const isOnline = useOnline();
  const onBack = useEffectEvent(forget);
  useEffect(() => {
    if (isOnline && isShown) onBack();
  }, [isOnline, isShown]);
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
