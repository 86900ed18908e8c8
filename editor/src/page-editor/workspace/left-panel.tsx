import { LayoutGrid, ListTree, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { t } from '../../i18n/pl.ts';
import { IconButton } from '../../ui/buttons/button.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { Outline } from '../outline/outline.tsx';
import { Palette } from '../palette/index.ts';
import { WORKSPACE_KEYS } from '../shortcuts/shortcuts.ts';
import styles from './left-panel.module.css';
import type { LeftPanelState, LeftTab } from './use-left-panel.ts';

/** What can be put on the page, and how it is built. Folded, it is a rail that leads to both. */
export function LeftPanel({ tab, isOpen, show, fold }: LeftPanelState) {
  return (
    <>
      {!isOpen && (
        <div className={styles.rail}>
          <IconButton
            icon={PanelLeftOpen}
            label={t.workspace.unfoldLeft}
            shortcut={WORKSPACE_KEYS.foldLeft}
            aria-expanded={false}
            onClick={fold}
          />
          <IconButton
            icon={LayoutGrid}
            label={t.workspace.palette}
            shortcut={WORKSPACE_KEYS.palette}
            onClick={() => show('palette')}
          />
          <IconButton
            icon={ListTree}
            label={t.workspace.outline}
            shortcut={WORKSPACE_KEYS.outline}
            onClick={() => show('outline')}
          />
        </div>
      )}
      {/* Kept while folded: what was searched and closed in it is there on return. */}
      <div className={styles.open} hidden={!isOpen}>
        <Tabs<LeftTab>
          label={t.workspace.leftPanel}
          value={tab}
          onChange={show}
          tabs={[
            { value: 'palette', label: t.workspace.palette, shortcut: WORKSPACE_KEYS.palette, panel: <Palette /> },
            { value: 'outline', label: t.workspace.outline, shortcut: WORKSPACE_KEYS.outline, panel: <Outline /> },
          ]}
          end={
            <IconButton
              icon={PanelLeftClose}
              size="small"
              label={t.workspace.foldLeft}
              shortcut={WORKSPACE_KEYS.foldLeft}
              onClick={fold}
            />
          }
        />
      </div>
    </>
  );
}
