// Hands sales, corrections and refunds over to accounting: pnpm orders:export --from 2026-11-01 --to 2026-11-30 FILE.csv|FILE.jsonl
import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../../../config.ts';
import { createSitesStore } from '../../../content/sites/index.ts';
import { openExistingDatabase } from '../../../database/dialects.ts';
import { CSV_HEAD, csvRowsOf } from './accounting-csv.ts';
import { periodOf } from './period.ts';
import { readAccounting } from './read-accounting.ts';
import { savedSentence } from './saved-sentence.ts';

const USAGE =
  'Użycie: pnpm orders:export --from 2026-11-01 --to 2026-11-30 PLIK.csv albo PLIK.jsonl (dni włącznie, data zapłaty)';

async function run(): Promise<void> {
  const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [named, ...others] = positionals;
  const period = periodOf(values.from ?? '', values.to ?? '');
  if (!named || others.length > 0 || !period || !/\.(csv|jsonl)$/.test(named)) throw new Error(USAGE);
  // Where the command was typed; pnpm runs it elsewhere.
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), named);
  const isCsv = file.endsWith('.csv');
  const db = openExistingDatabase(readConfig().databaseUrl);
  try {
    const sites = new Map((await createSitesStore(db).list()).map((site) => [site.id, site]));
    const siteOf = (id: number) => {
      const site = sites.get(id);
      if (!site) throw new Error(`There is no site ${id}.`);
      return site;
    };
    let count = 0;
    async function* texts() {
      if (isCsv) yield CSV_HEAD;
      for await (const record of readAccounting(db, period as NonNullable<typeof period>, siteOf)) {
        count += 1;
        yield isCsv ? csvRowsOf(record) : `${JSON.stringify(record)}\n`;
      }
    }
    await pipeline(Readable.from(texts()), createWriteStream(file));
    process.stdout.write(`${savedSentence(count, file)}\n`);
  } finally {
    await db.destroy();
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
