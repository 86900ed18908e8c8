import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../database/dialects.ts';
import { createBatchQueue } from './batch-queue.ts';
import { checkProduct } from './check-product.ts';
import { SENTENCES } from './import.messages.ts';
import type { PictureImport } from './import-pictures.ts';
import { note, type SourceNotes } from './import-source.ts';
import { readMagento } from './magento/read-magento.ts';
import { readApiLines } from './read-api-lines.ts';
import { ImportImpossible, type Refusal } from './refusal.ts';
import { createBatchWriter, type KeptProduct } from './write-batch.ts';

export interface ImportOptions {
  readonly db: Db;
  readonly file: string;
  /** Of the prices in Magento's export. */
  readonly currency: string;
  readonly now: () => Date;
  /** Everything happens but the end of it: nothing is written. */
  readonly isDryRun: boolean;
  /** The file is written over what staff have written in the editor, too; otherwise that stays. */
  readonly replacesStaffEdits?: boolean;
  /** Absent when the pictures in the shop are to stay as they are. */
  readonly pictures?: PictureImport;
  readonly onRefusal: (refusal: Refusal) => void;
  readonly onKept?: (kept: KeptProduct) => void;
  readonly onProgress?: (progress: ImportProgress) => void;
}

/** How far an import is; told as it grows. */
export interface ImportProgress {
  /** Share of the file, 0 to 1: of its reading before anything is written, then of its writing. */
  readonly share: number;
  readonly written: number;
}

export interface ImportSummary extends SourceNotes {
  readonly products: number;
  readonly variants: number;
  readonly refusals: number;
  /** Products of which something was left as staff have written it. */
  readonly kept: number;
  /** Categories, brands and lines that were made, `category:twarz`. */
  readonly groupsMade: ReadonlySet<string>;
  /** Categories of the file that staff have removed; its products are not in them. */
  readonly categoriesLeftOut: ReadonlySet<string>;
}

const ITEMS_WITHOUT_PAUSE = 50;

/** Takes a file of products over; the same file twice has the same outcome. */
export async function importCatalogue(options: ImportOptions): Promise<ImportSummary> {
  const { file, currency, pictures, now, onRefusal, onKept = () => {}, onProgress = () => {} } = options;
  const notes: SourceNotes = { skipped: 0, ignoredAttributes: new Set(), greyColours: new Set() };
  const groupsMade = new Set<string>();
  const categoriesLeftOut = new Set<string>();
  const counts = { products: 0, variants: 0, refusals: 0, kept: 0 };
  const writer = createBatchWriter({ ...options, replacesStaffEdits: options.replacesStaffEdits ?? false });
  let share = 0;

  const refuse = (refusals: readonly Refusal[]) => {
    counts.refusals += refusals.length;
    for (const refusal of refusals) onRefusal(refusal);
  };
  const batches = createBatchQueue(writer, ({ written, refusals, made, leftOut, kept }) => {
    counts.products += written.length;
    for (const { input } of written) counts.variants += input.variants.length;
    for (const name of made) note(groupsMade, name);
    for (const path of leftOut) note(categoriesLeftOut, path);
    refuse(refusals);
    counts.kept += kept.length;
    for (const product of kept) onKept(product);
    onProgress({ share, written: counts.products });
  });
  const source = sourceOf(file)({
    file,
    currency,
    notes,
    withPictures: pictures !== undefined,
    onRead: (read) => {
      share = read;
      onProgress({ share, written: counts.products });
    },
  });

  let items = 0;
  try {
    for await (const item of source) {
      items += 1;
      // Reading leaves no pauses of its own, in which the database could answer.
      if (items % ITEMS_WITHOUT_PAUSE === 0) await setImmediate();
      const checked = 'product' in item ? checkProduct(item.product, now()) : item;
      const pictured = 'product' in checked && pictures ? await pictures.addTo(checked.product) : checked;
      if ('refusals' in pictured) {
        refuse(pictured.refusals);
        continue;
      }
      if (notes.lastLine) share = pictured.product.line / notes.lastLine;
      await batches.add(pictured.product);
    }
    await batches.finish();
  } finally {
    await batches.settle();
  }
  return { ...notes, ...counts, groupsMade, categoriesLeftOut };
}

function sourceOf(file: string) {
  if (/\.csv$/i.test(file)) return readMagento;
  if (/\.jsonl$/i.test(file)) return readApiLines;
  throw new ImportImpossible(SENTENCES.kindUnknown);
}
