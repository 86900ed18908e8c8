import { Ellipsis } from 'lucide-react';
import { memo } from 'react';
import { Menu } from '../../ui/buttons/menu.tsx';
import { pageEditor } from '../page-editor.pl.ts';
import type { CommandName } from '../shortcuts/shortcuts.ts';
import { shownKeys } from './command-button.tsx';
import { COMMANDS, canRunCommand, runCommand } from './commands.ts';
import { useCommandState } from './editing-context.tsx';

interface ModuleMenuProps {
  /** Name of the selected module, on which the commands work. */
  readonly title: string;
  readonly commands: readonly CommandName[];
}

/** Commands of the selected module as a menu. */
export const ModuleMenu = memo(function ModuleMenu({ title, commands }: ModuleMenuProps) {
  const editing = useCommandState();
  return (
    <Menu
      label={pageEditor.actionsOf(title)}
      icon={Ellipsis}
      items={commands.map((name) => ({
        label: pageEditor.commands[name],
        icon: COMMANDS[name].icon,
        shortcut: shownKeys(name),
        danger: name === 'remove',
        disabled: !canRunCommand(name, editing),
        onSelect: () => runCommand(name, editing),
      }))}
    />
  );
});
