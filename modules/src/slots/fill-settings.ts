import type { PlacedModule } from '@witryna/module-schemas';
import { moduleDefaults } from '../defaults.gen.ts';

/** The defaults of a schema: of its own properties, of what lies below them, and of list items. */
export interface DefaultTree {
  readonly values?: Readonly<Record<string, unknown>>;
  readonly properties?: Readonly<Record<string, DefaultTree>>;
  readonly items?: DefaultTree;
}

type Settings = Readonly<Record<string, unknown>>;

/**
 * Only where a page stays and is rendered again: a server that fills anew is faster than one whose collector
 * has to look after a weak entry for every module of every page it has seen.
 */
const filledSettings = !('window' in globalThis) ? undefined : new WeakMap<Settings, Settings>();

/** A placed module's settings with its module's defaults where nothing was set; in a browser the same object every time. */
export function fillSettings(placed: PlacedModule): Settings {
  const known = filledSettings?.get(placed.settings);
  if (known) return known;
  const tree = Object.hasOwn(moduleDefaults, placed.driver) ? moduleDefaults[placed.driver] : undefined;
  const filled = tree ? fillObject(tree, placed.settings) : placed.settings;
  filledSettings?.set(placed.settings, filled);
  return filled;
}

function fill(tree: DefaultTree, value: unknown): unknown {
  if (Array.isArray(value)) {
    const { items } = tree;
    return items ? value.map((item) => fill(items, item)) : value;
  }
  return typeof value === 'object' && value !== null ? fillObject(tree, value as Settings) : value;
}

function fillObject(tree: DefaultTree, settings: Settings): Settings {
  const filled: Record<string, unknown> = { ...tree.values, ...settings };
  for (const name in tree.values) if (filled[name] === undefined) filled[name] = tree.values[name];
  for (const name in tree.properties) {
    const inner = tree.properties[name];
    if (inner && filled[name] !== undefined) filled[name] = fill(inner, filled[name]);
  }
  return filled;
}
