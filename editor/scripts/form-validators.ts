import { fileURLToPath } from 'node:url';
import type { RJSFSchema } from '@rjsf/utils';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import type { Plugin } from 'vite';
import { FORM_NAMES, formSchemaOf } from '../src/page-editor/inspector/form-schema.ts';

const ALL = 'virtual:form-validators';
const ONE = `${ALL}/`;
const REQUIRE = /require\("([^"]+)"\)/g;

/** What compiled validators ask of Ajv while they run. */
const RUNTIME_MODULES = ['ajv/dist/runtime/equal.js', 'ajv/dist/runtime/ucs2length.js'];

/** The keywords that our schemas add; they say something to people and to our own checks, nothing to Ajv. */
const OWN_KEYWORDS = ['x-reference', 'x-minPointDistance', 'x-href', 'x-richText', 'x-altWithLink'];

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

/**
 * Serves `virtual:form-validators`: a map from the name of a form to the loader of its compiled validators.
 * They are compiled when the bundler asks for them, so they can never be older than the schemas,
 * and the browser compiles nothing (a strict content security policy forbids it).
 */
export function formValidators(): Plugin {
  return {
    name: 'witryna:form-validators',
    // A development server hands out CommonJS only when it was told beforehand.
    config: () => ({ optimizeDeps: { include: RUNTIME_MODULES } }),
    resolveId(id, importer) {
      if (id === ALL || id.startsWith(ONE)) return `\0${id}`;
      // A module without a place on the disk finds its dependencies where this package finds them.
      return importer?.startsWith(`\0${ONE}`) ? this.resolve(id, fileURLToPath(import.meta.url)) : undefined;
    },
    load(id) {
      if (id === `\0${ALL}`) {
        const entries = FORM_NAMES.map((name) => `'${name}': () => import('${ONE}${name}')`);
        return `export const formValidatorLoaders = { ${entries.join(', ')} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      return compileFormValidators(formSchemaOf(id.slice(ONE.length + 1)));
    },
  };
}
