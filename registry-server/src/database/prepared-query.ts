import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Db, Engine } from './dialects.ts';
import { engineOf } from './engine.ts';
import { keepPrepared } from './statement-names.ts';
import type { Tables } from './tables.ts';
import type { Trx } from './transaction.ts';

/** Stands for a value while a query is compiled. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A query that is compiled once for each engine. */
export interface PreparedQuery<Values, Row> {
  (db: Db | Trx, values: Values): Promise<Row[]>;
  /** Compiled with these values, for `queryTogether`. */
  readonly with: (db: Db | Trx, values: Values) => CompiledQuery<Row>;
}

/**
 * A query that is built and compiled once per engine, then executed with different values, and kept prepared by
 * PostgreSQL: for the most frequent queries, where building and planning cost more than running. A value is a single
 * one, or a list that the query takes with `isAnyOf`.
 */
export function prepareQuery<const Names extends readonly string[], Values extends Record<Names[number], unknown>, Row>(
  names: Names,
  build: (db: Kysely<Tables>, values: Values) => Compilable<Row>,
): PreparedQuery<Values, Row> {
  const compiled = new Map<Engine, CompiledQuery<Row>>();
  const placeholders = Object.fromEntries(names.map((name) => [name, new Placeholder(name)])) as Values;

  function compiledFor(db: Db | Trx): CompiledQuery<Row> {
    const engine = engineOf(db);
    const known = compiled.get(engine);
    if (known) return known;
    const query = build(db, placeholders).compile();
    compiled.set(engine, query);
    if (engine === 'postgres') keepPrepared(query.sql);
    return query;
  }

  function withValues(db: Db | Trx, values: Values): CompiledQuery<Row> {
    const query = compiledFor(db);
    const parameters = query.parameters.map((value) =>
      value instanceof Placeholder ? values[value.name as Names[number]] : value,
    );
    return { ...query, parameters };
  }

  const run = async (db: Db | Trx, values: Values) => (await db.executeQuery<Row>(withValues(db, values))).rows;
  return Object.assign(run, { with: withValues });
}
