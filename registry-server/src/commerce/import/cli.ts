// Takes a catalogue over: pnpm catalog:import FILE.csv|FILE.jsonl [--images FOLDER] [--dry-run] [--currency PLN] [--report FILE.csv] [--replace-edited]
import { existsSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../config.ts';
import {
  createDiskStorage,
  createImageWorkerPool,
  createMediaLibrary,
  createMediaStore,
} from '../../content/media/index.ts';
import { openDatabase } from '../../database/dialects.ts';
import { migrateToLatest } from '../../database/migrate.ts';
import { createAuditStore } from '../../identity/audit/index.ts';
import { SENTENCES } from './import.messages.ts';
import { type ImportSummary, importCatalogue } from './import-catalogue.ts';
import { createPictureImport } from './import-pictures.ts';
import { prepareForMuchWriting } from './prepare-connection.ts';
import { createProgressBar } from './progress-bar.ts';
import { ImportImpossible } from './refusal.ts';
import { createRefusalReport } from './refusal-report.ts';
import type { KeptProduct } from './write-batch.ts';

const COMMAND = 'catalog:import';
/** Products whose fields were left, told by name. */
const SHOWN_KEPT = 20;

interface Request {
  readonly file: string;
  readonly images?: string | undefined;
  readonly isDryRun: boolean;
  readonly currency: string;
  readonly replacesStaffEdits: boolean;
  readonly report: string;
}

function readRequest(args: readonly string[]): Request {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      images: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      currency: { type: 'string', default: 'PLN' },
      'replace-edited': { type: 'boolean', default: false },
      report: { type: 'string' },
    },
  });
  const [named, ...others] = positionals;
  if (named === undefined || others.length > 0) throw new ImportImpossible(SENTENCES.usage);
  // Where the command was typed; pnpm runs it elsewhere.
  const pathOf = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);
  const file = pathOf(named);
  if (!existsSync(file) || !statSync(file).isFile()) throw new ImportImpossible(SENTENCES.fileMissing(file));
  const images = values.images && pathOf(values.images);
  if (images !== undefined && !(existsSync(images) && statSync(images).isDirectory()))
    throw new ImportImpossible(SENTENCES.folderMissing(images));
  const report = values.report ? pathOf(values.report) : `${file}.odrzucone.csv`;
  return {
    file,
    images,
    isDryRun: values['dry-run'],
    currency: values.currency,
    replacesStaffEdits: values['replace-edited'],
    report,
  };
}

async function run({ report: reportFile, ...request }: Request): Promise<ImportSummary> {
  const { file, images, isDryRun, currency, replacesStaffEdits } = request;
  const config = readConfig();
  const db = openDatabase(config.databaseUrl);
  const workerPool = images === undefined || isDryRun ? undefined : createImageWorkerPool();
  const report = createRefusalReport(reportFile);
  const kept: KeptProduct[] = [];
  const bar = createProgressBar(process.stderr);
  try {
    await migrateToLatest(db);
    await prepareForMuchWriting(db);
    const storage = createDiskStorage(join(config.dataDir, 'media'));
    const library = workerPool && createMediaLibrary({ store: createMediaStore(db), storage, workerPool });
    const largestBytes = config.limits.uploadBytes;
    const begun = performance.now();
    const summary = await importCatalogue({
      db,
      file,
      currency,
      isDryRun,
      replacesStaffEdits,
      now: () => new Date(),
      ...(images !== undefined && {
        pictures: createPictureImport({ folder: images, largestBytes, ...(library && { library }) }),
      }),
      onRefusal: report.add,
      onKept: (product) => {
        if (kept.length < SHOWN_KEPT) kept.push(product);
      },
      onProgress: ({ share, written }) =>
        bar.show(written === 0 ? SENTENCES.reading : SENTENCES.writing, share, written === 0 ? '' : String(written)),
    });
    bar.clear();
    if (!isDryRun) await noteInAudit(createAuditStore(db), file, summary);
    await report.close();
    tell(summary, { seconds: (performance.now() - begun) / 1_000, isDryRun, reportFile, shown: report.shown, kept });
    return summary;
  } finally {
    bar.clear();
    await workerPool?.close();
    await db.destroy();
  }
}

function noteInAudit(audit: ReturnType<typeof createAuditStore>, file: string, summary: ImportSummary) {
  const { products, variants, refusals } = summary;
  return audit.add({
    at: new Date(),
    actor: { id: null, name: COMMAND },
    action: COMMAND,
    subject: { file: basename(file) },
    details: { values: { products, variants, refusals } },
    status: 200,
  });
}

interface Told {
  readonly seconds: number;
  readonly isDryRun: boolean;
  readonly reportFile: string;
  readonly shown: ReturnType<typeof createRefusalReport>['shown'];
  readonly kept: readonly KeptProduct[];
}

function tell(summary: ImportSummary, { seconds, isDryRun, reportFile, shown, kept }: Told): void {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const { products, variants, groupsMade, categoriesLeftOut, skipped, ignoredAttributes, greyColours, refusals } =
    summary;
  if (isDryRun) say(SENTENCES.dryRun);
  say(SENTENCES.summary(products, variants, seconds));
  if (groupsMade.size > 0) say(SENTENCES.groupsMade([...groupsMade]));
  if (categoriesLeftOut.size > 0) {
    say(SENTENCES.categoriesLeftOut([...categoriesLeftOut]));
    say(SENTENCES.bringCategoriesBack);
  }
  if (skipped > 0) say(SENTENCES.skipped(skipped));
  if (ignoredAttributes.size > 0) say(SENTENCES.ignoredAttributes([...ignoredAttributes]));
  if (greyColours.size > 0) say(SENTENCES.greyColours([...greyColours]));
  if (summary.kept > 0) {
    say(SENTENCES.kept(summary.kept));
    for (const { sku, fields } of kept) say(SENTENCES.keptFields(sku, fields));
    if (summary.kept > kept.length) say(SENTENCES.moreKept(summary.kept - kept.length));
    say(SENTENCES.replaceKept);
  }
  if (refusals === 0) return;
  say(SENTENCES.refusedLines(refusals));
  for (const { line, field, reason } of shown) say(SENTENCES.refusal(line, field, reason));
  if (refusals > shown.length) say(SENTENCES.moreInReport(refusals - shown.length, reportFile));
}

try {
  const { refusals } = await run(readRequest(process.argv.slice(2)));
  // Whoever starts it from a script sees that not everything was taken over.
  process.exitCode = refusals > 0 ? 2 : 0;
} catch (error) {
  const isPlain = error instanceof ImportImpossible || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  if (!isPlain) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
