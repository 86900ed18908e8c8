import { memo } from 'react';
import { IconButton } from '../../ui/buttons/button.tsx';
import { pageEditor } from '../page-editor.pl.ts';
import { type CommandName, SHORTCUTS } from '../shortcuts/shortcuts.ts';
import { COMMANDS, canRunCommand, runCommand } from './commands.ts';
import { useCommandState } from './editing-context.tsx';

interface CommandButtonProps {
  readonly name: CommandName;
  readonly size?: 'small' | 'medium';
}

/** A command as an icon; off while there is nothing to do. */
export const CommandButton = memo(function CommandButton({ name, size }: CommandButtonProps) {
  const editing = useCommandState();
  return (
    <IconButton
      icon={COMMANDS[name].icon}
      label={pageEditor.commands[name]}
      shortcut={shownKeys(name)}
      size={size ?? 'medium'}
      disabled={!canRunCommand(name, editing)}
      onClick={() => runCommand(name, editing)}
    />
  );
});

const ARROWS: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓' };

/** `Alt+ArrowUp` as people read it. */
export function shownKeys(name: CommandName): string {
  return SHORTCUTS[name][0]
    .split('+')
    .map((key) => ARROWS[key] ?? key)
    .join('+');
}
