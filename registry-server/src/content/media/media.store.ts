import type { MediaFile } from '@witryna/module-schemas';
import type { Insertable, Selectable, SelectQueryBuilder } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import { brokenUniqueConstraint } from '../../database/failures.ts';
import type { Tables } from '../../database/tables.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { recordChange } from '../../events/outbox.ts';
import { endOfPrefix, wordsOf } from '../../text/words.ts';
import type { MediaFileTable } from './media.tables.ts';
import { originalUrl, srcsetOf } from './srcset.ts';

export type MediaRow = Selectable<MediaFileTable>;
type NewMedia = Omit<Insertable<MediaFileTable>, 'id'>;
/** What belongs to the picture itself; replaced when other bytes come under the same key. */
export type PictureColumns = Pick<
  NewMedia,
  'hash' | 'mime' | 'extension' | 'size' | 'width' | 'height' | 'placeholder' | 'colour'
>;
export type MediaWords = Partial<Pick<MediaRow, 'alt' | 'title' | 'caption' | 'author' | 'focalPoint'>>;

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
    async list({ search, limit, offset }: { search: string; limit: number; offset: number }) {
      const found = matching(db.selectFrom('media_file'), wordsOf(search));
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

    replacePicture: (id: number, picture: PictureColumns) =>
      change(id, (trx) =>
        trx.updateTable('media_file').set(picture).where('id', '=', id).returningAll().executeTakeFirst(),
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
  const { alt, title, caption, author, focalPoint } = row;
  return {
    id: row.id,
    mime: row.mime,
    size: row.size,
    type: 'image',
    url: originalUrl(row),
    width: row.width,
    height: row.height,
    srcset: srcsetOf(row),
    placeholder: row.placeholder,
    ...(row.colour && { colour: row.colour }),
    ...(focalPoint && { focalPoint }),
    ...(alt && { alt }),
    ...(author && { author }),
    ...(caption && { caption }),
    ...(title && { title }),
  };
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
