/** What browsers tell of the connection, where they do. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const SLOW_CONNECTIONS: readonly (string | undefined)[] = ['slow-2g', '2g'];

/** People who asked to save data, and those on a slow network, are not sent pages that they may never open. */
export function savesData(window: Window): boolean {
  const { connection } = window.navigator as { readonly connection?: Connection };
  if (connection?.saveData || SLOW_CONNECTIONS.includes(connection?.effectiveType)) return true;
  return window.matchMedia?.('(prefers-reduced-data: reduce)').matches ?? false;
}
