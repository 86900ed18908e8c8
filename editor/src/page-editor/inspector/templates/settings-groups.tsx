import type { ObjectFieldTemplatePropertyType } from '@rjsf/utils';
import type { ModuleForm } from '@witryna/module-schemas';
import { t } from '../../../i18n/pl.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { countErrors, errorsOf } from '../error-tree.ts';
import { type FormGroup, GROUPS, groupProperties } from './group-properties.ts';

export interface SettingsGroupsProps {
  readonly properties: readonly ObjectFieldTemplatePropertyType[];
  readonly errors: unknown;
  readonly groups: ModuleForm['groups'];
}

/** Treść, wygląd, zachowanie; the first is open, and whichever holds a fault says so. */
export function SettingsGroups({ properties, errors, groups }: SettingsGroupsProps) {
  const names = groupProperties(
    properties.map(({ name }) => name),
    groups,
  );
  const contentOf = (name: string) => properties.find((property) => property.name === name)?.content;
  const faultsIn = (group: FormGroup) =>
    names[group].reduce((sum, name) => sum + countErrors(errorsOf(errors, name)), 0);
  const present = GROUPS.filter((group) => names[group].length > 0);
  return present.map((group, index) => (
    <Disclosure
      key={group}
      title={t.inspector.groups[group]}
      defaultOpen={index === 0}
      aside={faultsIn(group) > 0 && <Badge tone="danger">{t.inspector.faults(faultsIn(group))}</Badge>}
    >
      {names[group].map(contentOf)}
    </Disclosure>
  ));
}
