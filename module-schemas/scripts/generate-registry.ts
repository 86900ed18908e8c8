// Writes src/registry.gen.ts and src/labels.gen.ts from the folders of src/modules: a folder is the registration of its module.
import { runGenerator, writeGeneratedFile } from '../../scripts/generate/generated-file.ts';
import { labelsSource, readModuleFolders, registrySource } from './registry-source.ts';

const source = new URL('../src/', import.meta.url);

await runGenerator(() => {
  const modules = readModuleFolders(new URL('modules/', source));
  writeGeneratedFile(new URL('registry.gen.ts', source), registrySource(modules));
  writeGeneratedFile(new URL('labels.gen.ts', source), labelsSource(modules));
});
