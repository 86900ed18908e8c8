import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { ApiKeyIdentity } from '../../access.ts';
import type { Db } from '../../database/dialects.ts';
import { type Paging, rowsOf } from '../../http/paging.ts';
import type { ApiKeyTable } from './api-keys.tables.ts';
import type { ApiScope } from './api-scopes.ts';

export type ApiKeyRow = Selectable<ApiKeyTable>;

const KEY_BYTES = 32;
const HINT_LENGTH = 9;
/** A key that is used is written down at most this often. */
const TOUCH_INTERVAL_MS = 60_000;

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

export interface ApiKeyInput {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly expiresAt: Date | null;
}

/** Keys of other systems. The database is asked on every request, so a revoked one is dead on every node at once. */
export function createApiKeysStore(db: Db, now: () => Date = () => new Date()) {
  return {
    /** The key itself is kept nowhere but with whoever asked for it. */
    async create({ scopes, ...input }: ApiKeyInput, createdBy: string): Promise<{ key: string; row: ApiKeyRow }> {
      const key = `wk_${randomBytes(KEY_BYTES).toString('base64url')}`;
      const row = await db
        .insertInto('api_key')
        .values({
          ...input,
          createdBy,
          scopes: JSON.stringify(scopes),
          keyHash: hashOf(key),
          hint: key.slice(0, HINT_LENGTH),
          createdAt: now(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return { key, row };
    },

    /** Whose key it is; undefined for one that is unknown, revoked or has run out. Using it is noted. */
    async use(key: string): Promise<ApiKeyIdentity | undefined> {
      const at = now();
      const row = await db
        .selectFrom('api_key')
        .select(['id', 'name', 'scopes', 'lastUsedAt'])
        .where('keyHash', '=', hashOf(key))
        .where('revokedAt', 'is', null)
        .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', at)]))
        .executeTakeFirst();
      if (!row) return undefined;
      const { id, name, scopes, lastUsedAt } = row;
      if (lastUsedAt === null || lastUsedAt.getTime() <= at.getTime() - TOUCH_INTERVAL_MS)
        await db.updateTable('api_key').set({ lastUsedAt: at }).where('id', '=', id).execute();
      return { id, name, scopes };
    },

    /** Newest first. */
    async list(paging: Paging): Promise<{ items: ApiKeyRow[]; total: number }> {
      const { limit, offset } = rowsOf(paging);
      const all = db.selectFrom('api_key');
      const { total } = await all.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      return { items: await all.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(), total };
    },

    /** For good. Undefined when there is no such key; one that is revoked stays as it is. */
    async revoke(id: number): Promise<ApiKeyRow | undefined> {
      await db
        .updateTable('api_key')
        .set({ revokedAt: now() })
        .where('id', '=', id)
        .where('revokedAt', 'is', null)
        .execute();
      return db.selectFrom('api_key').selectAll().where('id', '=', id).executeTakeFirst();
    },
  };
}

export type ApiKeysStore = ReturnType<typeof createApiKeysStore>;
