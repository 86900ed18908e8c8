import { type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql/index.js';
import type { FieldCost } from './field-costs.ts';

/** Most types are wrapped once or not at all. */
const WRAPPED = 0.5;

/** What asking for the schema costs: its lists hold what this schema has, spread evenly over its types. */
export function introspectionCosts(schema: GraphQLSchema): Record<string, Partial<FieldCost>> {
  const types = Object.values(schema.getTypeMap());
  let fields = 0;
  let args = 0;
  let inputs = 0;
  let values = 0;
  let interfaces = 0;
  for (const type of types) {
    if (isObjectType(type) || isInterfaceType(type)) {
      const own = Object.values(type.getFields());
      fields += own.length;
      interfaces += type.getInterfaces().length;
      for (const field of own) args += field.args.length;
    } else if (isInputObjectType(type)) inputs += Object.keys(type.getFields()).length;
    else if (isEnumType(type)) values += type.getValues().length;
  }
  const perType = (count: number): Partial<FieldCost> => ({ size: count / types.length });
  return {
    '__Schema.types': { size: types.length },
    '__Schema.directives': { size: schema.getDirectives().length },
    '__Type.fields': perType(fields),
    '__Type.inputFields': perType(inputs),
    '__Type.enumValues': perType(values),
    '__Type.interfaces': perType(interfaces),
    '__Type.possibleTypes': perType(interfaces),
    '__Type.ofType': { size: WRAPPED },
    '__Field.args': { size: args / fields },
  };
}
