import { isRecord } from '@witryna/module-schemas';
/** The parts of a module's schema that the editor reads by itself. */
export interface SchemaNode {
  readonly title?: string;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly oneOf?: readonly SchemaNode[];
  readonly const?: unknown;
  readonly 'x-href'?: boolean;
  readonly 'x-richText'?: boolean;
  readonly 'x-minPointDistance'?: number;
  readonly 'x-altWithLink'?: boolean;
  readonly 'x-altOptional'?: boolean;
  readonly 'x-reference'?: string;
  readonly 'x-fileType'?: string;
  readonly 'x-requiredUnless'?: Readonly<Record<string, string>>;
}

/** The fields that an object has: its own and those of the `oneOf` option whose constants it carries. */
export function propertiesOf(node: SchemaNode, value: unknown): Readonly<Record<string, SchemaNode>> {
  if (!isRecord(value)) return node.properties ?? {};
  const option = node.oneOf?.find(({ properties = {} }) =>
    Object.entries(properties).every(
      ([name, property]) => property.const === undefined || property.const === value[name],
    ),
  );
  return { ...node.properties, ...option?.properties };
}
