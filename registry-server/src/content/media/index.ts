/** What other features may use of the media library. */

export { createImageWorkerPool, type ImageWorkerPool } from './image-worker-pool.ts';
export { createMediaStore, toJoinedFile } from './media.store.ts';
export type { Media } from './media.ts';
export { createMediaLibrary, type MediaLibrary } from './media-library.ts';
export { createDiskStorage } from './media-storage.ts';
export { fileTypeOf, PDF_MIME } from './sniff-file.ts';
