import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Db, Engine } from './dialects.ts';
import { engineOf } from './engine.ts';
import type { Tables } from './tables.ts';
import type { Trx } from './transaction.ts';

/** Stands for a value while a query is compiled. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built and compiled once for each engine and then only given its values: for those of the hottest
 * paths, where building costs more than running. The values must be single ones; a list has no fixed length.
 */
export function prepareQuery<const Names extends readonly string[], Values extends Record<Names[number], unknown>, Row>(
  names: Names,
  build: (db: Kysely<Tables>, values: Values) => Compilable<Row>,
): (db: Db | Trx, values: Values) => Promise<Row[]> {
  const compiled = new Map<Engine, CompiledQuery<Row>>();
  const placeholders = Object.fromEntries(names.map((name) => [name, new Placeholder(name)])) as Values;

  return async (db, values) => {
    const engine = engineOf(db);
    const query = compiled.get(engine) ?? build(db, placeholders).compile();
    compiled.set(engine, query);
    const parameters = query.parameters.map((value) =>
      value instanceof Placeholder ? values[value.name as Names[number]] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
