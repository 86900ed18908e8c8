import fp from 'fastify-plugin';
import type { App } from '../fastify-app.ts';
import { openSecretBox, type SecretBox } from './secrets.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Encrypts secrets in the database. */
    secrets: SecretBox;
  }
}

/** `app.secrets`, for features that store a secret they must read again. */
export const secretsPlugin = fp(async (app: App) => void app.decorate('secrets', openSecretBox(app.config)), {
  name: 'secrets',
});
