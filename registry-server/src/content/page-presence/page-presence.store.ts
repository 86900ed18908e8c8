import type { Db } from '../../database/dialects.ts';
import { SECOND_MS } from '../../time/durations.ts';

/** How long a person counts as present after a sign of life; an open page gives one every 20 seconds. */
export const PRESENCE_MS = 45 * SECOND_MS;

/** Nobody reads a longer list; it also keeps an answer small whatever is in the table. */
const MOST_LISTED = 500;

/** Somebody of staff, as their colleagues see them. */
export interface PresentPerson {
  readonly name: string;
}

/** A page that somebody has open. */
export interface OpenPage {
  readonly pageId: number;
  readonly people: readonly PresentPerson[];
}

/** Who has which page open, shared by all nodes. */
export function createPagePresenceStore(db: Db) {
  /** The persons other than this one who have pages open at this moment. */
  const othersThan = (userId: number, now: Date) =>
    db
      .selectFrom('page_presence')
      .innerJoin('staff_user', 'staff_user.id', 'page_presence.userId')
      .where('page_presence.userId', '!=', userId)
      .where('page_presence.endsAt', '>', now)
      .orderBy('staff_user.name')
      .orderBy('staff_user.id')
      .limit(MOST_LISTED);

  return {
    /** This person has this page open now. Answers whether there is such a page. */
    async noteOpen(pageId: number, userId: number, now: Date): Promise<boolean> {
      const endsAt = new Date(now.getTime() + PRESENCE_MS);
      try {
        await db
          .insertInto('page_presence')
          .values({ pageId, userId, endsAt })
          .onConflict((conflict) => conflict.columns(['pageId', 'userId']).doUpdateSet({ endsAt }))
          .execute();
        return true;
      } catch (error) {
        const page = await db.selectFrom('page').select('id').where('id', '=', pageId).executeTakeFirst();
        if (page) throw error;
        return false;
      }
    },

    /** Who else has this page open. */
    listOthers: (pageId: number, userId: number, now: Date): Promise<PresentPerson[]> =>
      othersThan(userId, now).select('staff_user.name').where('page_presence.pageId', '=', pageId).execute(),

    /** All pages that others have open. */
    async listOpenPages(userId: number, now: Date): Promise<OpenPage[]> {
      const rows = await othersThan(userId, now).select(['page_presence.pageId', 'staff_user.name']).execute();
      return [...Map.groupBy(rows, (row) => row.pageId)].map(([pageId, people]) => ({
        pageId,
        people: people.map(({ name }) => ({ name })),
      }));
    },

    /** Forgets who has closed a page: nothing is known of them any longer than they are present. */
    async prune(now: Date): Promise<void> {
      await db.deleteFrom('page_presence').where('endsAt', '<=', now).execute();
    },
  };
}

export type PagePresenceStore = ReturnType<typeof createPagePresenceStore>;
