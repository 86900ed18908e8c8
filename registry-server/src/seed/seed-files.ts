import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the demo data. */
const SEED_DIR = fileURLToPath(new URL('../../seed/', import.meta.url));

const PICTURE_ENDINGS = ['.avif', '.webp', '.jpg', '.png'];

/** A JSON file of the seed. */
export function readSeed<T>(file: string): T {
  return JSON.parse(readFileSync(join(SEED_DIR, file), 'utf8')) as T;
}

/** Every JSON file of a folder of the seed, by its name without ending, in alphabetical order. */
export function readSeedFolder<T>(folder: string): Readonly<Record<string, T>> {
  const files = readdirSync(join(SEED_DIR, folder))
    .filter((file) => file.endsWith('.json'))
    .sort();
  return Object.fromEntries(files.map((file) => [basename(file, '.json'), readSeed<T>(join(folder, file))]));
}

const OTHERS = 'files/';

/** The file of a picture by its name (`hero/home`), of another file by its name with ending (`files/film.mp4`); undefined when the seed has none. */
export function findPicture(name: string): string | undefined {
  if (name.startsWith(OTHERS)) return [join(SEED_DIR, name)].find((file) => existsSync(file));
  return PICTURE_ENDINGS.map((ending) => join(SEED_DIR, 'pictures', name + ending)).find((file) => existsSync(file));
}

const MIMES: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
  '.pdf': 'application/pdf',
};

export const pictureMime = (file: string) =>
  MIMES[extname(file)] ?? `image/${extname(file).slice(1).replace('jpg', 'jpeg')}`;
