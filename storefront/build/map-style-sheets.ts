import { CSS_LAYERS, layerOf } from '@witryna/modules/css-layers';
import type { LatePart, StyleSheetMap } from '../src/content/style-sheet-map.ts';
import { sheetNameOf } from './sheet-name.ts';

/** What source files import, as the bundler resolved it. */
export interface SourceGraph {
  imports(file: string): readonly string[];
  dynamicImports(file: string): readonly string[];
}

/** The files at which the parts of a page begin. */
export interface StyleRoots {
  readonly base: string;
  /** The faces of every theme by its name. */
  readonly themes: Readonly<Record<string, string>>;
  readonly plain: string;
  /** The screens of every area. */
  readonly screens: Readonly<Record<string, string>>;
  /** What comes when it is needed. */
  readonly late: Readonly<Record<LatePart, string>>;
  /** The component of every module by its driver. */
  readonly modules: Readonly<Record<string, string>>;
  /** The parts of modules that only some settings show, by their folder. */
  readonly optional: Readonly<Record<string, string>>;
  /** What names all modules: who imports it needs none of them, since a page says which ones it has. */
  readonly registry: string;
}

/**
 * Which sheets each part of a page needs: those of all files that its own file reaches. What is loaded by `import()`
 * counts too, unless it is a part itself, so that no rule is lost; an optional part is one however it is imported.
 */
export function mapStyleSheets(
  graph: SourceGraph,
  roots: StyleRoots,
  fileOf: (sheet: string) => string | undefined,
): StyleSheetMap {
  const parts = new Set([
    roots.base,
    roots.plain,
    ...Object.values(roots.screens),
    ...Object.values(roots.late),
    ...Object.values(roots.modules),
  ]);
  const optional = new Set([...Object.values(roots.themes), ...Object.values(roots.optional)]);
  const reached = new Set<string>();

  function sheetsFrom(root: string): string[] {
    const files = stylesFrom(graph, root, { parts, optional, registry: roots.registry });
    for (const file of files) reached.add(file);
    return [...new Set(files.map((file) => sheetNameOf(file)).filter((name) => name !== undefined))];
  }

  const sheetsOfEach = (named: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(named).map(([name, root]) => [name, sheetsFrom(root)]));

  const sheets = {
    base: sheetsFrom(roots.base),
    themes: sheetsOfEach(roots.themes),
    modules: sheetsOfEach(roots.modules),
    optional: sheetsOfEach(roots.optional),
    plain: sheetsFrom(roots.plain),
    screens: sheetsOfEach(roots.screens),
    late: sheetsOfEach(roots.late),
  };
  return { files: filesInOrder(reached, fileOf), ...sheets };
}

interface Ends {
  readonly parts: ReadonlySet<string>;
  readonly optional: ReadonlySet<string>;
  readonly registry: string;
}

/** The style files that a file reaches, in the order in which its imports run. */
function stylesFrom(graph: SourceGraph, root: string, { parts, optional, registry }: Ends): string[] {
  const seen = new Set<string>([registry]);
  const styles: string[] = [];
  function visit(file: string) {
    if (seen.has(file) || (optional.has(file) && file !== root)) return;
    seen.add(file);
    for (const imported of graph.imports(file)) visit(imported);
    for (const imported of graph.dynamicImports(file)) if (!parts.has(imported)) visit(imported);
    if (file.endsWith('.css')) styles.push(file);
  }
  visit(root);
  return styles;
}

/** Sheets by layer; within a layer what others build on comes first, as it was reached. */
function filesInOrder(styles: Iterable<string>, fileOf: (sheet: string) => string | undefined): StyleSheetMap['files'] {
  const rankOf = (file: string) => {
    const layer = layerOf(file);
    return layer === undefined ? CSS_LAYERS.length : CSS_LAYERS.indexOf(layer);
  };
  const files: Record<string, string> = {};
  for (const style of [...styles].sort((one, other) => rankOf(one) - rankOf(other))) {
    const name = sheetNameOf(style);
    if (name === undefined) throw new Error(`The style sheet ${style} lies in no folder that has a layer`);
    const file = fileOf(name);
    if (file === undefined) throw new Error(`The build made no file of the style sheet ${name}`);
    files[name] = file;
  }
  return files;
}
