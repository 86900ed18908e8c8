import type { Db } from '../database/dialects.ts';

/** How many messages have no answer, and since when the first of them waits. */
export async function countUnanswered(
  db: Db,
): Promise<{ readonly count: number; readonly oldestAt: Date | undefined }> {
  const { count, oldest } = await db
    .selectFrom('contact_message')
    .where('status', '=', 'new')
    // What is computed has no type in SQLite: it gives the text.
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min<Date | string | null>('createdAt').as('oldest')])
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldestAt: oldest === null ? undefined : new Date(oldest) };
}
