import { schemaName } from '../../../scripts/generate/module-names.ts';

/** Words that no variable may be called: a schema is exported under the name of its module. */
const RESERVED_WORDS = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
);

const MAX_LENGTH = 32;

/** What a new module's name must not be. */
export interface TakenNames {
  /** Folders of modules/src and of module-schemas/src/modules. */
  readonly folders: readonly string[];
  /** What `@witryna/module-schemas` exports. */
  readonly exports: readonly string[];
}

/** What is wrong with the name of a new module, as a sentence; undefined when nothing is. */
export function driverFault(driver: string, taken: TakenNames): string | undefined {
  if (!/^[a-z]+(-[a-z]+)*$/.test(driver)) return `'${driver}' is no module name: words of a to z with dashes between.`;
  if (driver.length > MAX_LENGTH) return `'${driver}' is longer than ${MAX_LENGTH} letters.`;
  if (taken.folders.includes(driver)) return `'${driver}' is taken: there is a folder of that name.`;
  const name = schemaName(driver);
  if (RESERVED_WORDS.has(name)) return `'${driver}' is a word of JavaScript: its schema could not be exported.`;
  if (name in Object.prototype) return `'${driver}' is a name that every object of JavaScript has.`;
  if (taken.exports.includes(name)) return `'${driver}' is taken: @witryna/module-schemas already exports ${name}.`;
  return undefined;
}
