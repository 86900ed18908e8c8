import { writeFileSync } from 'node:fs';
import { moduleDefinitions } from '@witryna/module-schemas';

/** `gallery-vertical-end` → `GalleryVerticalEnd`, `rows-3` → `Rows3`. */
const componentName = (icon: string) =>
  icon
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

const icons = [...new Set(Object.values(moduleDefinitions).map(({ icon }) => icon as string))].toSorted();

const lines = [
  '// Written by scripts/generate-icons.ts from the icons that the module schemas name; not edited by hand.',
  `import { ${icons.map(componentName).toSorted().join(', ')} } from 'lucide-react';`,
  '',
  '/** Icons by the name that the schemas use; only these reach the browser. */',
  'export const moduleIcons = {',
  ...icons.map((icon) => `  '${icon}': ${componentName(icon)},`),
  '};',
];
writeFileSync(new URL('../src/palette/module-icons.gen.ts', import.meta.url), `${lines.join('\n')}\n`);
