import { memo } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { canvas } from '../canvas/canvas.pl.ts';
import { COMMANDS, canRunCommand, runCommand } from './commands.ts';
import { useCommandState } from './editing-context.tsx';
import { type CommandName, SHORTCUTS } from './shortcuts.ts';

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
      label={canvas.commands[name]}
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
