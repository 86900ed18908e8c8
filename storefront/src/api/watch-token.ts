import { storageKeys } from '../storage-keys.ts';
import { tokenListeners } from './customer-token.ts';

/** Calls whenever somebody signs in or out, in this tab or in another one; the result stops that. */
export function watchToken(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === storageKeys.customerToken) listener();
  };
  window.addEventListener('storage', onStorage);
  tokenListeners.add(listener);
  return () => {
    window.removeEventListener('storage', onStorage);
    tokenListeners.delete(listener);
  };
}
