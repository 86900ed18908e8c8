import { isWorkspaceKey, matchShortcut, ownsItsKeys, pressedKey } from '../shortcuts/shortcuts.ts';
import type { PreviewMessage } from './protocol.ts';

/** While the page is edited: hands the editor's shortcuts on; Tab leaves at once, so that its links are no trap. */
export function forwardKeys(target: Document, isEdited: () => boolean, send: (message: PreviewMessage) => void): void {
  target.addEventListener('keydown', (event) => {
    if (!isEdited()) return;
    if (event.key === 'Tab') {
      event.preventDefault();
      send({ type: 'leave', backwards: event.shiftKey });
      return;
    }
    const pressed = pressedKey(event);
    if (ownsItsKeys(event.target) || !(matchShortcut(pressed) || isWorkspaceKey(pressed))) return;
    event.preventDefault();
    send({ type: 'key', ...pressed });
  });
}
