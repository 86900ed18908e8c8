import { layerOf } from '@witryna/modules/css-layers';

/**
 * The sheet that a file of styles belongs to: one for the themes and one for the faces of each, one for each module and each folder in it, and one for
 * each file of what several modules or pages share. It depends on the folders alone, never on how scripts are put into chunks.
 */
export function sheetNameOf(file: string): string | undefined {
  const parts = file.split('/');
  const name = parts.at(-1)?.split('.')[0];
  switch (layerOf(file)) {
    case 'theme':
      return name?.startsWith('fonts-') ? `theme-${name}` : 'theme';
    case 'shared':
      return `shared-${name}`;
    case 'modules':
      return `module-${foldersOf(parts).join('-')}`;
    case 'pages':
      return `page-${name}`;
    case undefined:
      return undefined;
  }
}

/** The folders below `modules/src`. */
const foldersOf = (parts: readonly string[]) => parts.slice(parts.lastIndexOf('modules') + 2, -1);
