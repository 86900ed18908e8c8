import { type Kysely, sql } from 'kysely';

interface Found {
  readonly id: number;
  readonly details: string | Readonly<Record<string, unknown>>;
}

/** Sites that have sold keep carts and accounts, though their code has none of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Found>`
    select "id", "details" from site where "code" <> 'pl' and "id" in (select "siteId" from sales_order)
  `.execute(db);
  for (const { id, details } of rows) {
    const known = typeof details === 'string' ? (JSON.parse(details) as Record<string, unknown>) : details;
    const kept = JSON.stringify({ ...known, features: { cart: true, user: true } });
    await sql`update site set "details" = ${kept} where "id" = ${id}`.execute(db);
  }
}
