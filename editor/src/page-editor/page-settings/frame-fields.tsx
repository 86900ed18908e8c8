import type { SiteDetails } from '@witryna/module-schemas';
import { t } from '../../i18n/pl.ts';
import { Switch } from '../../ui/fields/switch.tsx';

interface FrameFieldsProps {
  readonly content: Readonly<Record<string, unknown>>;
  readonly site: SiteDetails | undefined;
  readonly readOnly: boolean;
  readonly onChange: (change: Readonly<Record<string, unknown>>) => void;
}

const PARTS = [
  ['withoutHeader', 'headerSnippet'],
  ['withoutFooter', 'footerSnippet'],
] as const;

/** Whether the page does without the header and footer of its site; told only where the site has some. */
export function FrameFields({ content, site, readOnly, onChange }: FrameFieldsProps) {
  return PARTS.filter(([name, snippet]) => content[name] === true || site?.properties[snippet]).map(([name]) => (
    <Switch
      key={name}
      label={t.pageSettings[name]}
      help={t.pageSettings.withoutHelp[name]}
      checked={content[name] === true}
      disabled={readOnly}
      onChange={(isWithout) => onChange({ [name]: isWithout || undefined })}
    />
  ));
}
