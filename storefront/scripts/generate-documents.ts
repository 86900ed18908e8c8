import { runGenerator, writeGeneratedFile } from '../../scripts/generate/generated-file.ts';
import { generateDocuments } from './documents/generate-documents.ts';

const ROOT = new URL('../', import.meta.url);

await runGenerator(async () => {
  for (const { path, text } of await generateDocuments()) writeGeneratedFile(new URL(path, ROOT), text);
});
