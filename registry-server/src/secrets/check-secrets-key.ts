import { SettingInvalid } from '@witryna/module-schemas';
import type { Db } from '../database/dialects.ts';

const ONLY_ROW = 1;

/** The database was encrypted with another key. */
export class SecretsKeyDiffers extends SettingInvalid {
  constructor() {
    super(
      'SECRETS_KEY (or secrets.key in DATA_DIR) is another key than the one that sealed secrets in this database. ' +
        'Give every node the same SECRETS_KEY. Where the former key is lost, start once with SECRETS_KEY_REPLACE=on: ' +
        'second factors of staff must then be set up anew; recovery codes still work.',
    );
  }
}

/**
 * Remembers the first key that is used with a database and throws `SecretsKeyDiffers` for every other one;
 * `replaces` registers the given key instead.
 */
export async function checkSecretsKey(
  db: Db,
  { fingerprint, replaces = false }: { readonly fingerprint: string; readonly replaces?: boolean },
): Promise<void> {
  await db
    .insertInto('secrets_key')
    .values({ id: ONLY_ROW, fingerprint, createdAt: new Date() })
    .onConflict((conflict) =>
      replaces ? conflict.column('id').doUpdateSet({ fingerprint, createdAt: new Date() }) : conflict.doNothing(),
    )
    .execute();
  const known = await db
    .selectFrom('secrets_key')
    .select('fingerprint')
    .where('id', '=', ONLY_ROW)
    .executeTakeFirstOrThrow();
  if (known.fingerprint !== fingerprint) throw new SecretsKeyDiffers();
}
