import { t } from '../../i18n/pl.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { Outline } from '../outline/outline.tsx';
import { Palette } from '../palette/index.ts';
import { WORKSPACE_KEYS } from './workspace-keys.ts';

export type LeftTab = 'palette' | 'outline';

export interface LeftPanelProps {
  readonly tab: LeftTab;
  readonly onTab: (tab: LeftTab) => void;
}

/** What can be put on the page, and how it is built. */
export function LeftPanel({ tab, onTab }: LeftPanelProps) {
  return (
    <Tabs<LeftTab>
      label={t.workspace.leftPanel}
      value={tab}
      onChange={onTab}
      tabs={[
        { value: 'palette', label: t.workspace.palette, shortcut: WORKSPACE_KEYS.palette, panel: <Palette /> },
        { value: 'outline', label: t.workspace.outline, shortcut: WORKSPACE_KEYS.outline, panel: <Outline /> },
      ]}
    />
  );
}
