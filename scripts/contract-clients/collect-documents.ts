import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Module, readModule, resolveImport, type Template } from './read-module.ts';

/** An operation that a client sends, with the fragments it uses. */
export interface ClientDocument {
  readonly file: string;
  readonly text: string;
}

/** Files that are skipped: tests, and documents of the commercial edition. */
const LEFT_OUT = /(\.ee\.js$|__tests__|__mocks__|__fixtures__|\.spec\.js$)/;

/** Every document with an operation in the packages' sources, with its fragments. */
export function collectDocuments(packages: string): ClientDocument[] {
  const modules = new Map<string, Module>();
  const moduleAt = (path: string): Module => {
    const module = modules.get(path) ?? readModule(path);
    modules.set(path, module);
    return module;
  };

  const textOf = (module: Module, template: Template): string =>
    template.texts.map((text, index) => text + insertionOf(module, template.insertions[index])).join('');

  const insertionOf = (module: Module, name: string | undefined): string => {
    if (!name) return '';
    const local = module.templates.find((template) => template.name === name);
    if (local) return textOf(module, local);
    const imported = module.imports.get(name);
    const path = imported && resolveImport(imported.source, module.path, packages);
    return imported && path ? insertionOf(moduleAt(path), imported.name) : `\n# ${name} was not found\n`;
  };

  return globSync('**/*.js', { cwd: packages })
    .filter((file) => !LEFT_OUT.test(file))
    .sort()
    .flatMap((file) => {
      const path = join(packages, file);
      const module = moduleAt(path);
      return module.templates
        .filter(({ texts }) => /^[ \t]*(query|mutation)\b/m.test(texts.join('')))
        .map((template) => ({ file: relative(packages, path), text: textOf(module, template) }));
    });
}
