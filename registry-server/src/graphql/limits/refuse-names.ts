import type { OperationDefinitionNode } from 'graphql/index.js';
import type { Group } from './document-cost.ts';
import { MAX_MUTATIONS, type QueryLimits, tooMuch } from './limits.ts';

/** Refuses an operation with too many fields of its own. */
export function refuseRoots({ operation }: OperationDefinitionNode, count: number, limits: QueryLimits): void {
  const most = operation === 'mutation' ? Math.min(MAX_MUTATIONS, limits.rootFields) : limits.rootFields;
  if (count <= most) return;
  throw tooMuch(`The request asks for ${count} root fields; at most ${most} are allowed.`, 'too-many-fields');
}

/** Refuses a place that asks for one field under too many names. */
export function refuseAliases(groups: ReadonlyMap<string, Group>, { aliases }: QueryLimits): void {
  const counts = new Map<string, number>();
  for (const { nodes } of groups.values()) {
    const name = nodes[0]?.name.value ?? '';
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (count > aliases) throw tooMuch(`"${name}" is asked for under more than ${aliases} names.`, 'too-many-aliases');
  }
}
