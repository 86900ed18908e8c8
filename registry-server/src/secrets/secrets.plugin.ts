import fp from 'fastify-plugin';
import type { App } from '../fastify-app.ts';
import { openSecretBox, type SecretBox } from './secrets.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Seals what the database should not show to its readers. */
    secrets: SecretBox;
  }
}

/** `app.secrets`, for every feature that keeps a secret it must read again. */
export const secretsPlugin = fp(async (app: App) => void app.decorate('secrets', openSecretBox(app.config)), {
  name: 'secrets',
});
