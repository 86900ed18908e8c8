// `node scripts/lint/main.ts`: the rules of this repository that no general linter knows. Ends with 1 when one is broken.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { missingClassNames } from './class-names.ts';
import { importsPastDoors } from './doors.ts';
import { FEATURES } from './feature-map.ts';
import { importCircles } from './import-circles.ts';
import { privateFileNames, privateNames } from './names.ts';
import { quotedByHand } from './quotation-marks.ts';
import { importsOf, readSources } from './source-tree.ts';
import { bundledSpreads } from './spreads.ts';

/** Files that may import one another in a circle, types included, and still be understood. */
const LARGEST_CIRCLE = 10;
/** What a circle of types would otherwise be counted through. */
const TESTS = /\.(test|e2e|browser)\.tsx?$|\/testing\//;

const files = readSources(root);
const imports = files.flatMap(importsOf);
const circles = importCircles(imports.filter(({ from, isDynamic }) => !TESTS.test(from) && !isDynamic));
const problems = [
  ...files.flatMap(bundledSpreads),
  ...files.flatMap((file) => missingClassNames(file, (path) => readFileSync(join(root, path), 'utf8'))),
  ...files.flatMap(privateNames),
  ...files.flatMap(({ path }) => privateFileNames(path)),
  ...files.flatMap(quotedByHand),
  ...importsPastDoors(imports, FEATURES),
  ...circles
    .filter(({ length }) => length > LARGEST_CIRCLE)
    .map((circle) => `${circle.length} files import one another in a circle:\n  ${circle.join('\n  ')}`),
];
for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${imports.length} imports, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
