import { storageKeys } from '../storage-keys.ts';
import { storedToken } from './customer-token.ts';

/** As the shop takes ids of viewers. Another text would only make the request too large, or be refused with it. */
const VIEWER = /^[\w-]{16,128}$/;

/**
 * Headers of the person who uses this browser: the token of a customer who is signed in, and the viewer by which
 * recommendations are kept. The session is a cookie that no script reads, so the browser sends it by itself.
 */
export function personalHeaders(): Readonly<Record<string, string>> {
  const token = storedToken();
  const viewer = storedViewer();
  return { ...(token && { Authorization: `Bearer ${token}` }), ...(viewer && { 'X-Viewer': viewer }) };
}

function storedViewer(): string | undefined {
  try {
    const viewer = localStorage.getItem(storageKeys.viewer) ?? '';
    return VIEWER.test(viewer) ? viewer : undefined;
  } catch {
    return undefined;
  }
}
