import type { ExpressOptions } from './open-express.tsx';

/** Opens the window of an express order over the page; its code is loaded then. Throws where it does not come. */
export async function openExpress(options: ExpressOptions): Promise<void> {
  const { openExpressSheet } = await import('./open-express.tsx');
  await openExpressSheet(options);
}
