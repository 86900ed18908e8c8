import { type FileKind, type MediaFile, trimSign } from '@witryna/module-schemas';
import type { Insertable, Selectable, SelectQueryBuilder } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import { brokenUniqueConstraint } from '../../database/failures.ts';
import type { Tables } from '../../database/tables.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { recordChange } from '../../events/outbox.ts';
import { slugOfWords } from '../../text/slug-of-words.ts';
import { endOfPrefix, wordsOf } from '../../text/words.ts';
import { type FilePlace, isFileShownIn } from '../references/index.ts';
import type { MediaFileTable } from './media.tables.ts';
import { fileTypeOf, PDF_MIME } from './sniff-file.ts';
import { folderUrl, originalUrl, srcsetOf } from './srcset.ts';

export type MediaRow = Selectable<MediaFileTable>;
type NewMedia = Omit<Insertable<MediaFileTable>, 'id'>;
/** What belongs to the bytes themselves; replaced when other bytes come under the same key. */
export type ContentColumns = Pick<
  NewMedia,
  'hash' | 'mime' | 'extension' | 'size' | 'width' | 'height' | 'placeholder' | 'colour'
>;
export type MediaWords = Partial<Pick<MediaRow, 'alt' | 'title' | 'caption' | 'author' | 'focalPoint'>>;

/** Types of files of each kind, as they are kept. */
const MIMES_OF_KIND: Readonly<Record<FileKind, readonly string[]>> = {
  image: ['image/jpeg', 'image/webp'],
  video: ['video/mp4', 'video/webm'],
  attachment: [PDF_MIME],
  captions: ['text/vtt'],
};

interface MediaQuery {
  readonly search: string;
  readonly kind?: FileKind | undefined;
  readonly ids?: readonly number[] | undefined;
  readonly shownIn?: FilePlace | undefined;
  /** Files that sites name; they are not in a table of their own. */
  readonly ofSites: readonly number[];
  readonly limit: number;
  readonly offset: number;
}

/** Rows of the media library; the bytes are in the storage. */
export function createMediaStore(db: Db) {
  return {
    findById: (id: number) => db.selectFrom('media_file').selectAll().where('id', '=', id).executeTakeFirst(),
    findByKey: (key: string) => db.selectFrom('media_file').selectAll().where('key', '=', key).executeTakeFirst(),
    findByHash: (hash: string) =>
      db.selectFrom('media_file').selectAll().where('hash', '=', hash).orderBy('id').limit(1).executeTakeFirst(),

    async findFiles(ids: readonly number[]): Promise<MediaFile[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('media_file')
        .selectAll()
        .where('id', 'in', [...new Set(ids)])
        .execute();
      const byId = new Map(rows.map((row) => [row.id, toMediaFile(row)]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** Newest first; each word of the search begins a word of the file's texts. */
    async list({ search, kind, ids, shownIn, ofSites, limit, offset }: MediaQuery) {
      const files = db
        .selectFrom('media_file')
        .$if(kind !== undefined, (query) => query.where('mime', 'in', kind ? MIMES_OF_KIND[kind] : []))
        .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
        .$if(shownIn !== undefined, (query) =>
          query.where((eb) => (shownIn ? isFileShownIn(eb, shownIn, ofSites) : eb.lit(true))),
        );
      const found = matching(files, wordsOf(search));
      const items = await found.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
      const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      return { items: items.map(toMediaFile), total };
    },

    /** Undefined when another upload took the key meanwhile. */
    async insert(file: NewMedia): Promise<MediaRow | undefined> {
      try {
        return await inTransaction(db, async (trx) => {
          const row = await trx.insertInto('media_file').values(file).returningAll().executeTakeFirstOrThrow();
          await writeWords(trx, row);
          return row;
        });
      } catch (error) {
        if (brokenUniqueConstraint(error) === 'media_file_key_key') return undefined;
        throw error;
      }
    },

    /** Pictures from before colours were kept, by id. */
    findWithoutColour: (afterId: number, limit: number) =>
      db
        .selectFrom('media_file')
        .select(['id', 'placeholder'])
        .where('colour', 'is', null)
        .where('placeholder', '!=', '')
        .where('id', '>', afterId)
        .orderBy('id')
        .limit(limit)
        .execute(),

    /** A picture that got other bytes, and their colour with them, meanwhile keeps it. */
    setColours: (colours: readonly { readonly id: number; readonly colour: string }[]) =>
      inTransaction(db, async (trx) => {
        for (const { id, colour } of colours) {
          await trx
            .updateTable('media_file')
            .set({ colour })
            .where('id', '=', id)
            .where('colour', 'is', null)
            .execute();
        }
        await recordChange(
          trx,
          colours.map(({ id }) => `file:${id}`),
        );
      }),

    /** The row that was taken away; undefined where there was none. */
    remove: (id: number) =>
      inTransaction(db, async (trx) => {
        const row = await trx.deleteFrom('media_file').where('id', '=', id).returningAll().executeTakeFirst();
        if (row) await recordChange(trx, [`file:${id}`]);
        return row;
      }),

    replaceContent: (id: number, content: ContentColumns) =>
      change(id, (trx) =>
        trx.updateTable('media_file').set(content).where('id', '=', id).returningAll().executeTakeFirst(),
      ),

    changeWords: (id: number, { focalPoint, ...words }: MediaWords) =>
      change(id, (trx) =>
        trx
          .updateTable('media_file')
          .set({
            ...words,
            ...(focalPoint !== undefined && { focalPoint: focalPoint && JSON.stringify(focalPoint) }),
          })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst(),
      ),
  };

  function change(id: number, update: (trx: Trx) => Promise<MediaRow | undefined>): Promise<MediaRow | undefined> {
    return inTransaction(db, async (trx) => {
      const row = await update(trx);
      if (!row) return undefined;
      await writeWords(trx, row);
      await recordChange(trx, [`file:${id}`]);
      return row;
    });
  }
}

export type MediaStore = ReturnType<typeof createMediaStore>;

/** A row as every channel gets it. */
export function toMediaFile(row: MediaRow): MediaFile {
  const { alt, title, caption, author } = row;
  return {
    id: row.id,
    mime: row.mime,
    size: row.size,
    type: fileTypeOf(row.mime),
    url: fileUrl(row),
    ...(fileTypeOf(row.mime) === 'image' && pictureOf(row)),
    ...(alt && { alt }),
    ...(author && { author }),
    ...(caption && { caption }),
    ...(title && { title }),
  };
}

type JoinedRow = { readonly [Column in keyof MediaRow]: MediaRow[Column] | null };

const isMediaRow = (row: JoinedRow): row is MediaRow => row.id !== null;

/** The file whose columns were joined to something else; undefined where that has none. */
export function toJoinedFile(row: JoinedRow): MediaFile | undefined {
  return isMediaRow(row) ? toMediaFile(row) : undefined;
}

function pictureOf(row: MediaRow) {
  const { width, height, placeholder, colour, focalPoint } = row;
  return {
    width,
    height,
    srcset: srcsetOf(row),
    placeholder,
    ...(colour && { colour }),
    ...(focalPoint && { focalPoint }),
  };
}

/** Address of the file as it was uploaded. One to download is named there as its uploader named it. */
function fileUrl(row: MediaRow): string {
  return row.extension === 'pdf' ? `${folderUrl(row)}/${documentName(row)}` : originalUrl(row);
}

const LONGEST_NAME = 80;

/** What a document is called in its address, and on the disk of whoever downloads it. */
export function documentName({ fileName, extension }: Pick<MediaRow, 'fileName' | 'extension'>): string {
  const words = slugOfWords(fileName.replace(/\.[A-Za-z]{1,5}$/, '')).slice(0, LONGEST_NAME);
  return `${trimSign(words, '-') || 'original'}.${extension}`;
}

function matching<Output>(
  query: SelectQueryBuilder<Tables, 'media_file', Output>,
  words: readonly string[],
): SelectQueryBuilder<Tables, 'media_file', Output> {
  return words.reduce(
    (narrowed, word) =>
      narrowed.where('id', 'in', (eb) =>
        eb.selectFrom('media_word').select('mediaId').where('word', '>=', word).where('word', '<', endOfPrefix(word)),
      ),
    query,
  );
}

async function writeWords(trx: Trx, row: MediaRow): Promise<void> {
  await trx.deleteFrom('media_word').where('mediaId', '=', row.id).execute();
  const words = wordsOf(row.key, row.fileName, row.alt, row.title, row.caption, row.author);
  await trx
    .insertInto('media_word')
    .values(words.map((word) => ({ word, mediaId: row.id })))
    .execute();
}
