import { createHash } from 'node:crypto';
import { LAYER_ORDER } from '@witryna/modules/css-layers';
import { serverConfig } from '../../src/config.ts';
import { attributesMarkup } from '../../src/content/head-markup.ts';
import {
  LATE_PARTS_ATTRIBUTE,
  type LatePart,
  type PageParts,
  SHEETS_ATTRIBUTE,
  type StyleSheetMap,
  sheetsOf,
} from '../../src/content/style-sheet-map.ts';

/** The style sheets that the build made. */
export interface BuiltStyles {
  readonly map: StyleSheetMap;
  /** The text of every sheet by its name. */
  readonly texts: Readonly<Record<string, string>>;
}

/** The one style element of a document; shared by all documents of the same sheets, so it is never changed. */
export interface PageStyle {
  readonly element: Buffer;
  /** The source that allows it in the policy: the hash of its text, `'sha256-…'`. */
  readonly source: string;
}

export interface PageStyles {
  /** The style of a document with these parts: made once for each set of modules. */
  of(parts: PageParts): PageStyle;
}

/** Puts together what a page needs of the sheets, in their fixed order, behind the order of their layers. */
export function createPageStyles({ map, texts }: BuiltStyles): PageStyles {
  /** By the parts of a page, and by the sheets that these need: many sets of modules need the same. */
  const byParts = new Map<string, PageStyle>();
  const bySheets = new Map<string, PageStyle>();

  function styleOf(sheets: readonly string[], late: readonly LatePart[]): PageStyle {
    const names = sheets.join(' ');
    const attributes = attributesMarkup({
      [SHEETS_ATTRIBUTE]: names,
      ...(late.length > 0 && { [LATE_PARTS_ATTRIBUTE]: late.join(' ') }),
    });
    const known = bySheets.get(attributes);
    if (known) return known;
    const text = LAYER_ORDER + sheets.map((name) => texts[name]).join('');
    const style = {
      element: Buffer.from(`<style${attributes}>${text}</style>`),
      source: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    };
    remember(bySheets, attributes, style);
    return style;
  }

  return {
    of(parts) {
      const key = `${parts.theme} ${parts.isPlain} ${parts.screen} ${parts.drivers.toSorted()} ${parts.optional ?? []} ${parts.late ?? []}`;
      const known = byParts.get(key);
      if (known) return known;
      const style = styleOf(sheetsOf(map, parts), parts.late ?? []);
      remember(byParts, key, style);
      return style;
    },
  };
}

/** Pages that are cached keep the element that they were made with; what is dropped here is made again. */
function remember(styles: Map<string, PageStyle>, key: string, style: PageStyle) {
  if (styles.size >= serverConfig.rememberedStyles) styles.clear();
  styles.set(key, style);
}
