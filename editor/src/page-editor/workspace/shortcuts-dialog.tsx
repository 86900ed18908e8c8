import { t } from '../../i18n/pl.ts';
import { shownShortcut } from '../../ui/buttons/shortcut.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { shownKeys } from '../editing/index.ts';
import { pageEditor } from '../page-editor.pl.ts';
import { type CommandName, WORKSPACE_KEYS } from '../shortcuts/shortcuts.ts';
import styles from './shortcuts-dialog.module.css';

type Row = readonly [name: string, keys: string];

const rowOf = (command: CommandName): Row => [pageEditor.commands[command], shownKeys(command)];

const OF_MODULES: readonly Row[] = (
  [
    'place',
    'selectPrevious',
    'selectNext',
    'selectParent',
    'moveUp',
    'moveDown',
    'carry',
    'duplicate',
    'copy',
    'cut',
    'paste',
    'saveSection',
    'comment',
    'remove',
  ] as const
).map(rowOf);

const OF_THE_PAGE: readonly Row[] = [
  rowOf('undo'),
  rowOf('redo'),
  [t.publishing.saveNow, WORKSPACE_KEYS.save],
  [t.workspace.publish, WORKSPACE_KEYS.publish],
  [t.workspace.preview, WORKSPACE_KEYS.preview],
  [t.faults.next, WORKSPACE_KEYS.nextFault],
  [t.workspace.palette, WORKSPACE_KEYS.palette],
  [t.workspace.outline, WORKSPACE_KEYS.outline],
  [t.workspace.settings, WORKSPACE_KEYS.settings],
  [t.workspace.revisions, WORKSPACE_KEYS.revisions],
  [t.translations.open, WORKSPACE_KEYS.translations],
  [t.comments.title, WORKSPACE_KEYS.comments],
  [t.workspace.foldLeft, WORKSPACE_KEYS.foldLeft],
  [t.workspace.shortcuts, WORKSPACE_KEYS.shortcuts],
];

/** Every key of the workspace on one sheet. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog size="medium" title={t.workspace.shortcuts} onClose={onClose}>
      <div className={styles.groups}>
        <Group title={t.workspace.shortcutsOfModules} rows={OF_MODULES} />
        <Group title={t.workspace.shortcutsOfPage} rows={OF_THE_PAGE} />
      </div>
    </Dialog>
  );
}

function Group({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <dl>
        {rows.map(([name, keys]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>
              <kbd className={styles.keys}>{shownShortcut(keys)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
