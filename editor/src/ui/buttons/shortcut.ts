const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

const APPLE_KEYS: Readonly<Record<string, string>> = { Ctrl: '⌘', Shift: '⇧', Alt: '⌥' };

/** `Ctrl+S` as the keyboard at hand names it. */
export function shownShortcut(shortcut: string, apple = isApple): string {
  if (!apple) return shortcut;
  return shortcut
    .split('+')
    .map((key) => APPLE_KEYS[key] ?? key)
    .join('');
}

/** `Ctrl+S` as `aria-keyshortcuts` wants it. */
export function ariaShortcut(shortcut: string, apple = isApple): string {
  return shortcut.replace('Ctrl', apple ? 'Meta' : 'Control');
}
