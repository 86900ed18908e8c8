/** What one module looks like, apart from the page on which it was drawn. */
export interface Picture {
  readonly markup: DocumentFragment;
  /** The colour behind it, where a module around it has one. */
  readonly ground: string | undefined;
}

/** What modules look like in one theme: their markup, and the style sheet that all of them share. */
export interface Miniatures {
  readonly theme: string;
  readonly sheet: CSSStyleSheet;
  /** By the id of the placed module; one that has nothing to show by itself is missing. */
  readonly pictures: ReadonlyMap<string, Picture>;
}

/** What stands in for the roots of a document inside a miniature. */
export const ROOT_CLASS = 'miniature-root';

const PAGE_SLOT = '[data-slot]:not([data-slot-parent])';

/** Takes these modules from what a preview has rendered; nothing of the preview is needed afterwards. */
export function collectMiniatures(preview: Document, theme: string, ids: Iterable<string>): Miniatures {
  const pictures = new Map<string, Picture>();
  for (const id of ids) {
    const placed = preview.querySelector(`[data-placed="${CSS.escape(id)}"]`);
    const isGap = placed?.querySelector(':scope > .module-gap') != null;
    if (placed && !isGap && placed.childElementCount > 0) pictures.set(id, pictureOf(placed));
  }
  return { theme, sheet: collectSheet(preview), pictures };
}

/** The module inside empty copies of what it lies in: those have no boxes, but colours and tokens come from them. */
function pictureOf(placed: Element): Picture {
  const markup = document.createDocumentFragment();
  markup.append(...[...placed.children].map((element) => document.importNode(element, true)));
  let ground: string | undefined;
  for (let around = placed.parentElement; around && !around.matches(PAGE_SLOT); around = around.parentElement) {
    const shell = document.importNode(around, false);
    shell.style.display = 'contents';
    shell.append(...markup.childNodes);
    markup.append(shell);
    ground ??= groundOf(around);
  }
  return { markup, ground };
}

const NO_COLOUR = 'rgba(0, 0, 0, 0)';

function groundOf(element: Element): string | undefined {
  const colour = element.ownerDocument.defaultView?.getComputedStyle(element).backgroundColor;
  return colour === NO_COLOUR ? undefined : colour;
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

const adoptedFaces = new Set<string>();

/** Has the document know the faces of the theme's type, each once: its shadows cannot use them otherwise. */
export function adoptFaces({ cssRules }: CSSStyleSheet): void {
  const rules = [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule).map(({ cssText }) => cssText);
  const added = rules.filter((rule) => !adoptedFaces.has(rule));
  if (added.length === 0) return;
  for (const rule of added) adoptedFaces.add(rule);
  const faces = new CSSStyleSheet();
  faces.replaceSync(added.join('\n'));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, faces];
}
