import { type CommandName, matchShortcut, type PressedKey } from '../shortcuts/shortcuts.ts';
import type { CommandContext } from './commands.ts';

/** Commands whose keys work wherever the focus is, as long as no field has it. */
const EVERYWHERE: ReadonlySet<CommandName> = new Set(['undo', 'redo', 'place']);
/** Keys of the browser that are ours only when there is no text to copy. */
const TEXT_COMMANDS: ReadonlySet<CommandName> = new Set(['copy', 'cut']);

/**
 * The command that a key means here; undefined leaves the key to the browser.
 * While something is dragged, keys do nothing to the page but Escape, which cancels.
 */
export function handleKey(
  pressed: PressedKey,
  isOnThePage: boolean,
  { session }: CommandContext,
): CommandName | undefined {
  const command = matchShortcut(pressed);
  if (session.state.get()) {
    if (pressed.key === 'Escape') session.cancel();
    return undefined;
  }
  if (!command || !(isOnThePage || EVERYWHERE.has(command))) return undefined;
  return TEXT_COMMANDS.has(command) && hasSelectedText() ? undefined : command;
}

function hasSelectedText(): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && selection.toString().trim() !== '';
}
