import type { ModuleForm } from '@witryna/module-schemas';

export const GROUPS = ['content', 'appearance', 'behaviour'] as const;
export type FormGroup = (typeof GROUPS)[number];

/** The fields of each group in the order that the module's form names them; an unnamed field follows in the last group. */
export function groupProperties(names: readonly string[], groups: ModuleForm['groups']): Record<FormGroup, string[]> {
  const present = new Set(names);
  const named = new Set(GROUPS.flatMap((group) => groups[group] ?? []));
  const pick = (group: FormGroup) => (groups[group] ?? []).filter((name) => present.has(name));
  const rest = names.filter((name) => !named.has(name));
  return { content: pick('content'), appearance: pick('appearance'), behaviour: [...pick('behaviour'), ...rest] };
}
