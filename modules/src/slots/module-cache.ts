import type { ModuleComponent } from '../module-props.ts';

/** Components by driver. */
export type LoadedModules = ReadonlyMap<string, ModuleComponent>;

/** Those that are loaded. Apart from what loads them, since a module may show others. */
export const moduleCache = new Map<string, ModuleComponent>();
