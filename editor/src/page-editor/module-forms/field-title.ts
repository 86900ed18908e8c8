import { isRecord } from '@witryna/module-schemas';
import { propertiesOf, type SchemaNode } from './schema-node.ts';
import { pointerSteps } from './settings-fault.ts';

/** The name of the field that a pointer into some settings names; undefined for one without a name. */
export function fieldTitle(schema: unknown, pointer: string, settings: unknown): string | undefined {
  let node: SchemaNode | undefined = schema as SchemaNode;
  let value: unknown = settings;
  let title: string | undefined;
  for (const step of pointerSteps(pointer)) {
    if (!node) return title;
    node = node.items ?? propertiesOf(node, value)[step];
    value = Array.isArray(value) ? value[Number(step)] : isRecord(value) ? value[step] : undefined;
    title = node?.title ?? title;
  }
  return title;
}
