/** What modules look like in one theme: their markup, and the style sheet that all of them share. */
export interface Miniatures {
  readonly theme: string;
  readonly sheet: CSSStyleSheet;
  /** By driver; a module that has nothing to show by itself is missing. */
  readonly pictures: ReadonlyMap<string, DocumentFragment>;
}

/** What stands in for the roots of a document inside a miniature. */
export const ROOT_CLASS = 'miniature-root';

/** Takes what a preview of the page of examples has rendered; nothing of the preview is needed afterwards. */
export function collectMiniatures(preview: Document, theme: string): Miniatures {
  const pictures = new Map<string, DocumentFragment>();
  for (const placed of preview.querySelectorAll('[data-slot="main"]:not([data-slot-parent]) > [data-placed]')) {
    const driver = placed.getAttribute('data-placed');
    const isGap = placed.querySelector(':scope > .module-gap') !== null;
    if (!driver || isGap || placed.childElementCount === 0) continue;
    const picture = document.createDocumentFragment();
    picture.append(...[...placed.children].map((element) => document.importNode(element, true)));
    pictures.set(driver, picture);
  }
  return { theme, sheet: collectSheet(preview), pictures };
}

/** All rules of the preview in one sheet, with those of its roots given to the root of a miniature. */
function collectSheet(preview: Document): CSSStyleSheet {
  const rules = [...preview.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.map(({ cssText }) => cssText).join('\n'));
  giveToRoot(sheet.cssRules);
  return sheet;
}

function giveToRoot(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) rule.selectorText = ofMiniature(rule.selectorText);
    if (rule instanceof CSSGroupingRule) giveToRoot(rule.cssRules);
  }
}

/** The same selector inside of a miniature, which has no `html` and no `body`. */
export function ofMiniature(selector: string): string {
  return selector.replace(/:root|(?<![\w.#-])(?:html|body)(?![\w-])/g, `.${ROOT_CLASS}`);
}

/** The faces of the theme's type: a document must know them for its shadows to use them. */
export function facesOf(sheet: CSSStyleSheet): CSSStyleSheet {
  const faces = new CSSStyleSheet();
  const rules = [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
  faces.replaceSync(rules.map(({ cssText }) => cssText).join('\n'));
  return faces;
}
