import type { MediaFile } from '@witryna/module-schemas';

/** What the rest of the server may ask of the media library; `app.media` is one. */
export interface Media {
  /** The files that exist among these ids, in the order asked; the others are left out. */
  findFiles(ids: readonly number[]): Promise<MediaFile[]>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly media: Media;
  }
}
