// Runs the import command and records its peak memory: node measured-import.ts FILE
import { writeFileSync } from 'node:fs';

const { PEAK_FILE = '' } = process.env;
process.on('exit', () => writeFileSync(PEAK_FILE, String(process.resourceUsage().maxRSS)));
await import('../../registry-server/src/commerce/import/cli.ts');
