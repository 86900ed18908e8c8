import type { Faults } from '../forms/faults-at-fields.ts';
import { t } from '../i18n/pl.ts';

const PAGE = '/pages/';

/** What a refused file has wrong, each sentence with the place in the file: a whole file is refused for one page. */
export function refusedPages(faults: Faults): readonly string[] {
  return Object.entries(faults).flatMap(([path, sentences]) => sentences.map((sentence) => sayWhere(path, sentence)));
}

function sayWhere(path: string, sentence: string): string {
  if (!path.startsWith(PAGE)) return sentence;
  const [index = '', ...field] = path.slice(PAGE.length).split('/');
  return t.pageTransfer.atPage(Number(index) + 1, field.join('/'), sentence);
}
