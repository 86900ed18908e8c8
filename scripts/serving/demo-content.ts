import type { FirstAdmin, FirstStart } from './first-start.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const SHOP_QUERY = '{ products(search: "", pageSize: 1) { total_count } storeConfig { cms_home_page } }';

interface ShopAnswer {
  readonly data: {
    readonly products: { readonly total_count: number };
    readonly storeConfig: { readonly cms_home_page: string | null };
  };
}

/** Fills the demo shop where this start does; marks the beginning, so that a start after a cut-off one continues. */
export async function fillDemo(
  registryUrl: string,
  first: FirstStart,
  env: Environment,
  seed: (admin: FirstAdmin) => Promise<void>,
): Promise<void> {
  if (!first.admin || !(await isDemoFilled(registryUrl, first, env))) return;
  const admin = await knownAdmin(registryUrl, first);
  if (!admin) throw new DemoNotFilled(first.admin);
  first.beginFilling();
  await seed(admin);
}

/** The message is shown to the person who starts the shop. */
export class DemoNotFilled extends Error {
  constructor({ email }: FirstAdmin) {
    super(
      `The demo shop was not filled: the database has staff already, and ${email} does not sign in with the password that is set. Set ADMIN_EMAIL and ADMIN_PASSWORD to those of the first start, or DATA_DIR to an empty folder.`,
    );
    this.name = 'DemoNotFilled';
  }
}

/** The first administrator as the registry knows it; undefined where a database came with staff of its own. */
export async function knownAdmin(
  registryUrl: string,
  { admin, earlier }: Pick<FirstStart, 'admin' | 'earlier'>,
): Promise<FirstAdmin | undefined> {
  for (const each of [admin, earlier]) if (each && (await canSignIn(registryUrl, each))) return each;
  return undefined;
}

/**
 * Whether this start fills the demo shop: never in production, nor over a shop that somebody else has filled, which
 * a new data folder beside an old database would otherwise be. A demo whose filling was interrupted is continued.
 */
export async function isDemoFilled(registryUrl: string, first: FirstStart, env: Environment): Promise<boolean> {
  if (!first.admin || env.NODE_ENV === 'production') return false;
  return first.isInterrupted || !(await hasContent(registryUrl));
}

async function hasContent(registryUrl: string): Promise<boolean> {
  const response = await fetch(`${registryUrl}/graphql?query=${encodeURIComponent(SHOP_QUERY)}`);
  if (!response.ok) throw new Error(`The registry does not tell what the shop has: ${response.status}`);
  const { data } = (await response.json()) as ShopAnswer;
  return data.products.total_count > 0 || data.storeConfig.cms_home_page !== null;
}

/** Whether the registry has made this administrator; a database with staff keeps those that it has. */
async function canSignIn(registryUrl: string, { email, password }: FirstAdmin): Promise<boolean> {
  const response = await fetch(`${registryUrl}/staff/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: registryUrl },
    body: JSON.stringify({ email, password }),
  });
  return response.ok;
}
