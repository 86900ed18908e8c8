import { useEffect, useEffectEvent } from 'react';
import { pressedKey } from '../shortcuts/shortcuts.ts';

/** Keys of the screen; they work in fields too, since none of them writes anything. A modal dialog keeps them to itself. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrl, alt, shift } = pressedKey(event);
    const named = key.length === 1 ? key.toUpperCase() : key;
    const action = actions[[ctrl && 'Ctrl', alt && 'Alt', shift && 'Shift', named].filter(Boolean).join('+')];
    if (!action || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
