import type { PressedKey } from './shortcuts.ts';

/** The keys of the workspace, as its tooltips name them. */
export const WORKSPACE_KEYS = {
  save: 'Ctrl+S',
  publish: 'Ctrl+Shift+Enter',
  preview: 'Alt+P',
  foldLeft: '[',
  palette: 'Alt+1',
  outline: 'Alt+2',
  settings: 'Alt+3',
  revisions: 'Alt+4',
  translations: 'Alt+5',
  nextFault: 'F8',
} as const;

const known: ReadonlySet<string> = new Set(Object.values(WORKSPACE_KEYS));

/** A key as tooltips write it, `Ctrl+S`. */
export function nameOfKey({ key, ctrl, alt, shift }: PressedKey): string {
  const named = key.length === 1 ? key.toUpperCase() : key;
  return [ctrl && 'Ctrl', alt && 'Alt', shift && 'Shift', named].filter(Boolean).join('+');
}

/** Whether a key is one of the workspace’s. */
export const isWorkspaceKey = (pressed: PressedKey): boolean => known.has(nameOfKey(pressed));

/** A key that writes a sign where text is written. */
export const writesText = ({ key, ctrl, alt }: PressedKey): boolean => key.length === 1 && !ctrl && !alt;
