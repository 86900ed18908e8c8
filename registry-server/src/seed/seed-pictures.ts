import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { LOGO_WIDTH, type MediaFile, webpUrl } from '@witryna/module-schemas';
import { inParallel } from './in-parallel.ts';
import type { WordsOfPicture } from './picture-words.ts';
import { findPicture, pictureMime } from './seed-files.ts';
import type { StaffApi } from './staff-api.ts';

const UPLOADS_AT_ONCE = 4;

export interface UploadedPictures {
  readonly fileIds: ReadonlyMap<string, number>;
  /** Their addresses, by the same names. */
  readonly urls: ReadonlyMap<string, string>;
  /** The same as large as a logo is shown. */
  readonly logoUrls: ReadonlyMap<string, string>;
  /** Names of pictures that are referred to but missing in the seed. */
  readonly missing: readonly string[];
}

/** Uploads pictures with their names as keys, so that a second run reuses the files. */
export async function seedPictures(
  api: StaffApi,
  names: readonly string[],
  wordsOf: WordsOfPicture,
  onUploaded: (done: number, total: number) => void,
): Promise<UploadedPictures> {
  const fileIds = new Map<string, number>();
  const urls = new Map<string, string>();
  const logoUrls = new Map<string, string>();
  const missing: string[] = [];
  const wanted = [...new Set(names)];
  await inParallel(wanted, UPLOADS_AT_ONCE, async (name) => {
    const file = findPicture(name);
    if (!file) {
      missing.push(name);
      return;
    }
    const form = new FormData();
    form.set('key', name);
    const words = wordsOf(name);
    form.set('title', words?.title ?? name);
    if (words) form.set('alt', words.alt);
    form.set('file', new Blob([readFileSync(file)], { type: pictureMime(file) }), basename(file));
    const uploaded = await api.upload<MediaFile>('/staff/media', form);
    fileIds.set(name, uploaded.id);
    urls.set(name, uploaded.url);
    logoUrls.set(name, webpUrl(uploaded, LOGO_WIDTH));
    onUploaded(fileIds.size, wanted.length);
  });
  return { fileIds, urls, logoUrls, missing };
}
