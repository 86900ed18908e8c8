import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moduleDefinitions } from '@witryna/module-schemas';
import type { StyleSheetMap } from '../../src/content/style-sheet-map.ts';
import type { BuiltStyles } from './page-styles.ts';

const MAP_FILE = '.vite/style-sheets.json';
const BUILD_AGAIN = 'run "pnpm --filter @witryna/storefront build"';

/** Reads the style sheets of a build; refuses one that lacks any, since its pages would stand there unstyled. */
export async function readStyles(clientFolder: string): Promise<BuiltStyles> {
  const json = await readFile(join(clientFolder, MAP_FILE), 'utf8').catch((cause) => {
    throw new Error(`The storefront's build has no map of its style sheets (${MAP_FILE}): ${BUILD_AGAIN}`, { cause });
  });
  const map: StyleSheetMap = JSON.parse(json);
  const unknown = Object.keys(moduleDefinitions).filter((driver) => !Object.hasOwn(map.modules, driver));
  if (unknown.length > 0) {
    throw new Error(`The storefront's build has no style sheets for ${unknown.join(', ')}: ${BUILD_AGAIN}`);
  }
  const texts = await Promise.all(
    Object.entries(map.files).map(async ([name, file]) => [name, await readSheet(clientFolder, name, file)] as const),
  );
  return { map, texts: Object.fromEntries(texts) };
}

async function readSheet(clientFolder: string, name: string, file: string): Promise<string> {
  const text = await readFile(join(clientFolder, file), 'utf8').catch((cause) => {
    throw new Error(`The storefront's build lacks the style sheet ${name} (${file}): ${BUILD_AGAIN}`, { cause });
  });
  // A parser of HTML would end the element there, or change the text before a browser hashes it.
  if (/<\/style|\r|\0/i.test(text)) {
    throw new Error(
      `The style sheet ${name} has "</style", a carriage return or a null, so it cannot be put into HTML`,
    );
  }
  return text.trim();
}
