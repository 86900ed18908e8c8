import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import type { Cells } from './lines/read-csv.ts';
import type { Variation } from './magento/read-variations.ts';

export interface StagedRow {
  readonly line: number;
  readonly sku: string;
  readonly cells: Cells;
}

/** A variant that a configurable product of the file names; without its row when the file has none. */
export interface StagedVariation extends Variation {
  readonly row?: StagedRow;
}

const PAGE = 500;

const SCHEMA = `
  create table row (line integer primary key, sku text not null unique, cells text not null);
  create table variation (sku text primary key, parent text not null, position integer not null, options text not null) without rowid;
  create index variation_parent on variation (parent, position);
  create table address (urlKey text primary key, sku text not null) without rowid;
`;

/**
 * The file's rows in a database of its own, gone afterwards: a product and its variants may stand anywhere in the file,
 * and no file is too large for memory.
 */
export function createStaging() {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-import-'));
  const database = new BetterSqlite(join(folder, 'staging.db'));
  database.pragma('journal_mode = OFF');
  database.pragma('synchronous = OFF');
  database.exec(SCHEMA);
  const addRow = database.prepare('insert into row (sku, line, cells) values (?, ?, ?) on conflict do nothing');
  const lineOf = database.prepare<[string], { line: number }>('select line from row where sku = ?');
  const addVariation = database.prepare('insert into variation values (?, ?, ?, ?) on conflict do nothing');
  const parentOf = database.prepare<[string], { parent: string }>('select parent from variation where sku = ?');
  const page = database.prepare<[number, number], { sku: string; line: number; cells: string }>(
    'select * from row where line > ? and sku not in (select sku from variation) order by line limit ?',
  );
  const variationsOf = database.prepare<
    [string],
    { sku: string; options: string; line: number | null; cells: string | null }
  >(
    'select variation.sku, options, line, cells from variation left join row using (sku) where parent = ? order by position',
  );
  const addAddress = database.prepare('insert into address values (?, ?) on conflict do nothing');
  const holderOf = database.prepare<[string], { sku: string }>('select sku from address where urlKey = ?');
  // Never committed: the file is thrown away, and what the cache does not hold goes to the disk anyway.
  database.exec('begin');

  return {
    /** Keeps a row; answers the line in which its sku stands already. */
    addRow({ sku, line, cells }: StagedRow): number | undefined {
      return addRow.run(sku, line, JSON.stringify(cells)).changes === 1 ? undefined : lineOf.get(sku)?.line;
    },

    /** Keeps what a product says of its variants; one that another product has named before stays with that. */
    addVariations(parent: string, variations: readonly Variation[]): void {
      for (const [position, { sku, options }] of variations.entries()) {
        addVariation.run(sku, parent, position, JSON.stringify(options));
      }
    },

    /** The product that has named this variant first. */
    parentOf: (sku: string): string | undefined => parentOf.get(sku)?.parent,

    /** Gives an address to a product of the file; answers the sku of another that has it. */
    claimAddress(urlKey: string, sku: string): string | undefined {
      if (addAddress.run(urlKey, sku).changes === 1) return undefined;
      const holder = holderOf.get(urlKey)?.sku;
      return holder === sku ? undefined : holder;
    },

    /** Every row that is a product of its own, in the order of the file. */
    *products(): Generator<StagedRow> {
      let last = 0;
      for (let rows = page.all(last, PAGE); rows.length > 0; rows = page.all(last, PAGE)) {
        for (const row of rows) yield toRow(row);
        last = rows.at(-1)?.line ?? last;
      }
    },

    variationsOf: (parent: string): StagedVariation[] =>
      variationsOf.all(parent).map(({ sku, options, line, cells }) => ({
        sku,
        options: JSON.parse(options) as Variation['options'],
        ...(line !== null && cells !== null && { row: toRow({ sku, line, cells }) }),
      })),

    /** How many lines there are to go through, for the progress bar. */
    lastLine: (): number =>
      database.prepare<[], { last: number | null }>('select max(line) as last from row').get()?.last ?? 0,

    close(): void {
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Staging = ReturnType<typeof createStaging>;

function toRow({
  sku,
  line,
  cells,
}: {
  readonly sku: string;
  readonly line: number;
  readonly cells: string;
}): StagedRow {
  return { sku, line, cells: JSON.parse(cells) as Cells };
}
