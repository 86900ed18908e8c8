import { storageKeys } from '../storage-keys.ts';
import { writeText } from '../stored-text.ts';
import { requestKey } from './request-key.ts';

/** As the shop takes ids of viewers. Another text would only make the request too large, or be refused with it. */
const VIEWER = /^[\w-]{16,128}$/;

/** The id by which this browser's looks at products are kept; undefined while there is none. */
export function storedViewer(): string | undefined {
  try {
    const viewer = localStorage.getItem(storageKeys.viewer) ?? '';
    return VIEWER.test(viewer) ? viewer : undefined;
  } catch {
    return undefined;
  }
}

/** Makes the id where there is none; false where the browser keeps nothing. */
export function ensureViewer(): boolean {
  if (storedViewer()) return true;
  try {
    localStorage.setItem(storageKeys.viewer, requestKey());
  } catch {
    return false;
  }
  return storedViewer() !== undefined;
}

/** Forgets the id: what is kept under it is nobody’s from then on, and is removed when it is old. */
export const forgetViewer = (): void => writeText(storageKeys.viewer, undefined);
