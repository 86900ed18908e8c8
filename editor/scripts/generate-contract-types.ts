import { readFileSync, writeFileSync } from 'node:fs';
import { contractTypes } from './contract-types/contract-types.ts';

const CONTRACT = new URL('../../registry-server/contract/openapi.json', import.meta.url);
const TYPES = new URL('../src/api/contract.gen.ts', import.meta.url);

writeFileSync(TYPES, contractTypes(JSON.parse(readFileSync(CONTRACT, 'utf8'))));
