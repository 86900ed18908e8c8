import { readFileSync } from 'node:fs';
import { runGenerator, writeGeneratedFile } from '../../scripts/generate/generated-file.ts';
import { contractTypes } from './contract-types/contract-types.ts';

const CONTRACT = new URL('../../registry-server/contract/openapi.json', import.meta.url);
const TYPES = new URL('../src/api/contract.gen.ts', import.meta.url);

await runGenerator(() => writeGeneratedFile(TYPES, contractTypes(JSON.parse(readFileSync(CONTRACT, 'utf8')))));
