import { useEffect, useEffectEvent } from 'react';
import { nameOfKey, ownsItsKeys, pressedKey, writesText } from '../shortcuts/shortcuts.ts';

/** Keys of the screen; in fields, too, those that write nothing. A modal dialog keeps them to itself. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const pressed = pressedKey(event);
    const action = actions[nameOfKey(pressed)];
    if (!action || document.querySelector('dialog[open]')) return;
    if (writesText(pressed) && ownsItsKeys(event.target)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
