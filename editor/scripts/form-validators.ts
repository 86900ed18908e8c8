import { fileURLToPath } from 'node:url';
import type { RJSFSchema } from '@rjsf/utils';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import type { Plugin } from 'vite';
import { FORM_NAMES, formSchemaOf } from '../src/page-editor/module-forms/form-schema.ts';
import { bodySchemaOf, CONTRACT_FILE } from './contract-form.ts';

/** The validators of all modules, and of one. */
const ALL = 'virtual:form-validators';
const ONE = `${ALL}/`;
/** The schema of what a route for staff takes, and its validators. */
const CONTRACT = 'virtual:contract-form/';
const CONTRACT_VALIDATORS = 'virtual:contract-validators/';
const PREFIXES = [ONE, CONTRACT, CONTRACT_VALIDATORS];

const REQUIRE = /require\("([^"]+)"\)/g;

/** What compiled validators ask of Ajv while they run. */
const RUNTIME_MODULES = ['ajv/dist/runtime/equal.js', 'ajv/dist/runtime/ucs2length.js', 'ajv-formats/dist/formats.js'];

/** The keywords that our schemas add; they say something to people and to our own checks, nothing to Ajv. */
const OWN_KEYWORDS = [
  'x-reference',
  'x-minPointDistance',
  'x-href',
  'x-richText',
  'x-altWithLink',
  'x-altOptional',
  'x-requiredUnless',
];

/**
 * Turns the CommonJS that Ajv's standalone compiler writes into an ES module. Its own `esm` mode cannot be used:
 * the names of the exports are hashes, which are no identifiers.
 */
export function asEsModule(commonJs: string): string {
  const ids = [...new Set([...commonJs.matchAll(REQUIRE)].map((match) => match[1] ?? ''))];
  const imports = ids.map((id, index) => `import * as r${index} from '${id.endsWith('.js') ? id : `${id}.js`}';`);
  const entries = ids.map((id, index) => `'${id}': unwrap(r${index})`);
  return [
    ...imports,
    // A bundler hands out either the module's exports as `default`, or what they call `default`.
    "const unwrap = (m) => (typeof m.default === 'object' && m.default !== null ? m.default : m);",
    `const known = { ${entries.join(', ')} };`,
    'const require = (id) => known[id];',
    'const exports = {};',
    'const module = { exports };',
    commonJs,
    'export default exports;',
  ].join('\n');
}

/** The ahead-of-time compiled validators of one form, as the source of an ES module. */
export function compileFormValidators(schema: RJSFSchema): string {
  const code = compileSchemaValidatorsCode(schema, {
    ajvOptionsOverrides: { discriminator: true, keywords: OWN_KEYWORDS, code: { lines: false } },
  });
  return asEsModule(code);
}

/** The schema of what a route takes, with its validators within reach, as the source of an ES module. */
function contractForm(route: string, schema: RJSFSchema): string {
  const loader = `() => import('${CONTRACT_VALIDATORS}${route}').then((module) => module.default)`;
  return `export default { route: '${route}', schema: ${JSON.stringify(schema)}, loadValidators: ${loader} };`;
}

/**
 * Serves `virtual:form-validators`, a map from the name of a module to the loader of its compiled validators, and
 * `virtual:contract-form/post/staff/coupons`, the schema of what that route takes with the loader of its validators.
 * They are compiled when the bundler asks for them, so they can never be older than the schemas,
 * and the browser compiles nothing (a strict content security policy forbids it).
 */
export function formValidators(): Plugin {
  return {
    name: 'witryna:form-validators',
    // A development server hands out CommonJS only when it was told beforehand.
    config: () => ({ optimizeDeps: { include: RUNTIME_MODULES } }),
    resolveId(id, importer) {
      if (id === ALL || PREFIXES.some((prefix) => id.startsWith(prefix))) return `\0${id}`;
      // A module without a place on the disk finds its dependencies where this package finds them.
      const isOurs = PREFIXES.some((prefix) => importer?.startsWith(`\0${prefix}`));
      return isOurs ? this.resolve(id, fileURLToPath(import.meta.url)) : undefined;
    },
    load(id) {
      if (id === `\0${ALL}`) {
        const entries = FORM_NAMES.map((name) => `'${name}': () => import('${ONE}${name}')`);
        return `export const formValidatorLoaders = { ${entries.join(', ')} };`;
      }
      const nameAfter = (prefix: string) => (id.startsWith(`\0${prefix}`) ? id.slice(prefix.length + 1) : undefined);
      const driver = nameAfter(ONE);
      if (driver !== undefined) return compileFormValidators(formSchemaOf(driver));
      const route = nameAfter(CONTRACT) ?? nameAfter(CONTRACT_VALIDATORS);
      if (route === undefined) return undefined;
      this.addWatchFile(CONTRACT_FILE);
      const schema = bodySchemaOf(route);
      return id.startsWith(`\0${CONTRACT}`) ? contractForm(route, schema) : compileFormValidators(schema);
    },
  };
}
