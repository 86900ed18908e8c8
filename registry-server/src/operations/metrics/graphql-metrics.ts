import { type DocumentNode, Kind } from 'graphql/index.js';
import type { Metric } from './write-metrics.ts';

/** Counts by GraphQL root field. */
export function createGraphqlMetrics() {
  const fields = new Map<string, { operation: string; field: string; count: number }>();

  const add = (operation: string, field: string) => {
    const key = `${operation} ${field}`;
    const known = fields.get(key);
    if (known) known.count += 1;
    else fields.set(key, { operation, field, count: 1 });
  };

  return {
    /** For valid documents only: their fields are those of the schema, so the number of labels is limited. */
    count({ definitions }: DocumentNode): void {
      for (const definition of definitions) {
        if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
        for (const selection of definition.selectionSet.selections)
          add(definition.operation, selection.kind === Kind.FIELD ? selection.name.value : 'fragment');
      }
    },
    read(): Metric[] {
      const values = [...fields.values()].map(({ operation, field, count }) => ({
        labels: { operation, field },
        value: count,
      }));
      return [
        { name: 'witryna_graphql_fields_total', help: 'Root fields that were asked for.', type: 'counter', values },
      ];
    },
  };
}

export type GraphqlMetrics = ReturnType<typeof createGraphqlMetrics>;
