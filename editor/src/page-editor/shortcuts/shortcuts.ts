/** What can be done with the page by key, button or menu. */
export type CommandName =
  | 'undo'
  | 'redo'
  | 'place'
  | 'duplicate'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'remove'
  | 'selectParent'
  | 'selectPrevious'
  | 'selectNext'
  | 'moveUp'
  | 'moveDown'
  | 'carry'
  | 'saveSection'
  | 'comment';

/** A key as it was pressed; `ctrl` also stands for ⌘. */
export interface PressedKey {
  readonly key: string;
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

/** The keys of each command, the first one being shown; `Ctrl` is ⌘ on a Mac. */
export const SHORTCUTS: Readonly<Record<CommandName, readonly [string, ...string[]]>> = {
  undo: ['Ctrl+Z'],
  redo: ['Ctrl+Y', 'Ctrl+Shift+Z'],
  place: ['/'],
  duplicate: ['Ctrl+D'],
  copy: ['Ctrl+C'],
  cut: ['Ctrl+X'],
  paste: ['Ctrl+V'],
  remove: ['Delete', 'Backspace'],
  selectParent: ['Esc'],
  selectPrevious: ['ArrowUp'],
  selectNext: ['ArrowDown'],
  moveUp: ['Alt+ArrowUp'],
  moveDown: ['Alt+ArrowDown'],
  carry: ['M'],
  saveSection: ['S'],
  comment: ['C'],
};

const KEY_NAMES: Readonly<Record<string, string>> = { Escape: 'Esc' };

const commandOf: ReadonlyMap<string, CommandName> = new Map(
  (Object.entries(SHORTCUTS) as [CommandName, readonly string[]][]).flatMap(([command, keys]) =>
    keys.map((key) => [key, command] as const),
  ),
);

/** The command that a key stands for; undefined for any other key. */
export function matchShortcut({ key, ctrl, shift, alt }: PressedKey): CommandName | undefined {
  const named = KEY_NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  // On some keyboards „/” itself needs Shift.
  const withShift = shift && named !== '/';
  return commandOf.get([ctrl && 'Ctrl', alt && 'Alt', withShift && 'Shift', named].filter(Boolean).join('+'));
}

export function pressedKey(event: KeyboardEvent): PressedKey {
  const ctrl = event.ctrlKey || event.metaKey;
  return { key: keyWithoutOption(event), ctrl, shift: event.shiftKey, alt: event.altKey };
}

/** A Mac writes another sign with its Option key, „π” for P and „¡” for 1: there the place of the key counts. */
function keyWithoutOption({ key, code, altKey }: KeyboardEvent): string {
  if (!altKey || key.length > 1 || isPlain(key)) return key;
  for (const kind of ['Key', 'Digit']) if (code.startsWith(kind)) return code.slice(kind.length);
  return key;
}

const isPlain = (sign: string) => sign > ' ' && sign <= '~';

/** True where keys write text, or belong to an open dialog or menu. */
export function ownsItsKeys(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable=""], [contenteditable="true"], dialog, [role="menu"]') !==
      null
  );
}

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
  comments: 'Alt+6',
  nextFault: 'F8',
  shortcuts: '?',
} as const;

const known: ReadonlySet<string> = new Set(Object.values(WORKSPACE_KEYS));

/** A key as tooltips write it, `Ctrl+S`. */
export function nameOfKey({ key, ctrl, alt, shift }: PressedKey): string {
  const named = key.length === 1 ? key.toUpperCase() : key;
  // Which keyboards write „?” with Shift is their affair.
  const withShift = shift && named !== '?';
  return [ctrl && 'Ctrl', alt && 'Alt', withShift && 'Shift', named].filter(Boolean).join('+');
}

/** Whether a key is one of the workspace’s. */
export const isWorkspaceKey = (pressed: PressedKey): boolean => known.has(nameOfKey(pressed));

/** A key that writes a sign where text is written. */
export const writesText = ({ key, ctrl, alt }: PressedKey): boolean => key.length === 1 && !ctrl && !alt;
