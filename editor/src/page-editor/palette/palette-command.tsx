import type { Driver } from '@witryna/module-schemas';
import { useEffect, useId, useRef, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { definitionOf } from '../definitions/index.ts';
import { ModuleIcon } from '../describe/index.ts';
import type { DropTarget } from '../document/index.ts';
import { useEditing, useObserved } from '../editing/index.ts';
import { pageEditor } from '../page-editor.pl.ts';
import { carryNewModule } from './palette.tsx';
import styles from './palette-command.module.css';
import { searchModules } from './search-modules.ts';

/** The list that „/” opens: type a few letters, choose, and carry the module to its place. */
export function PaletteCommand() {
  const { invitation } = useEditing();
  const open = useObserved(invitation);
  return open && <OpenPaletteCommand invited={open.at} onClose={() => invitation.set(null)} />;
}

interface OpenPaletteCommandProps {
  readonly invited: DropTarget | undefined;
  readonly onClose: () => void;
}

function OpenPaletteCommand({ invited, onClose }: OpenPaletteCommandProps) {
  const editing = useEditing();
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const found = searchModules(search);
  const optionId = (driver: Driver | undefined) => driver && `${listId}-${driver}`;

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const choose = (driver: Driver | undefined) => {
    if (!driver) return;
    onClose();
    carryNewModule(driver, editing, invited);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setActive((current) => (current + step + found.length) % Math.max(1, found.length));
    else if (event.key === 'Enter') choose(found[active]);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog title={pageEditor.commandTitle} onClose={onClose}>
      <input
        ref={input}
        className={styles.input}
        role="combobox"
        aria-label={pageEditor.searchModules}
        placeholder={pageEditor.searchModules}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={optionId(found[active])}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} ref={list} role="listbox" aria-label={pageEditor.palette} className={styles.list}>
        {found.map((driver, index) => (
          <div
            key={driver}
            id={optionId(driver)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            onPointerMove={() => setActive(index)}
            onPointerUp={() => choose(driver)}
          >
            <ModuleIcon driver={driver} size={18} />
            <span className={styles.title}>{definitionOf(driver)?.title}</span>
            <span className={styles.description}>{definitionOf(driver)?.description}</span>
          </div>
        ))}
      </div>
      <p className={styles.hint} aria-live="polite">
        {found.length === 0 ? pageEditor.noModules(search) : pageEditor.commandHint}
      </p>
    </Dialog>
  );
}
