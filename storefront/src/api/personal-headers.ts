import { storedToken } from './customer-token.ts';
import { storedViewer } from './viewer.ts';

/**
 * Headers of the person who uses this browser: the token of a customer who is signed in, and the viewer by which
 * recommendations are kept. The session is a cookie that no script reads, so the browser sends it by itself.
 */
export function personalHeaders(): Readonly<Record<string, string>> {
  const token = storedToken();
  const viewer = storedViewer();
  return { ...(token && { Authorization: `Bearer ${token}` }), ...(viewer && { 'X-Viewer': viewer }) };
}
