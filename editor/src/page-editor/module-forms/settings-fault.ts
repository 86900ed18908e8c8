import type { ErrorSchema } from '@rjsf/utils';

/** One fault of a module's settings: a JSON pointer into them, the rule and the sentence in the language of the form. */
export interface SettingsFault {
  readonly path: string;
  readonly rule: string;
  readonly message: string;
}

interface ErrorNode {
  __errors?: string[];
  [name: string]: ErrorNode | string[] | undefined;
}

/** Faults as rjsf lays them beside its fields. */
export function toErrorSchema(faults: readonly SettingsFault[]): ErrorSchema {
  const root: ErrorNode = {};
  for (const { path, message } of faults) {
    let node = root;
    for (const name of pointerSteps(path)) {
      const next = (node[name] as ErrorNode | undefined) ?? {};
      node[name] = next;
      node = next;
    }
    const known = node.__errors ?? [];
    if (!known.includes(message)) node.__errors = [...known, message];
  }
  return root as ErrorSchema;
}

/** The steps of a JSON pointer. */
export function pointerSteps(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
