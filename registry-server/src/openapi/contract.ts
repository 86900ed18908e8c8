import type { App } from '../fastify-app.ts';

/** The committed contract that clients are derived from. */
export const CONTRACT_FILE = new URL('../../contract/openapi.json', import.meta.url);

/** The contract of the running code; call it when the app is ready. */
export function contractOf(app: App): string {
  return `${JSON.stringify(app.swagger(), null, 2)}\n`;
}
