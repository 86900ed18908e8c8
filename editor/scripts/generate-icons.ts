import { moduleDefinitions } from '@witryna/module-schemas';
import * as lucide from 'lucide-react';
import { GeneratorError, runGenerator, writeGeneratedFile } from '../../scripts/generate/generated-file.ts';

/** `gallery-vertical-end` → `GalleryVerticalEnd`, `rows-3` → `Rows3`. */
const componentName = (icon: string) =>
  icon
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

function checkIcons(): void {
  const unknown = Object.values(moduleDefinitions).filter(({ icon }) => !Object.hasOwn(lucide, componentName(icon)));
  if (unknown.length === 0) return;
  const lines = unknown.map(
    ({ driver, icon }) =>
      `module-schemas/src/modules/${driver}/schema.ts names the icon '${icon}', which https://lucide.dev/icons does not have.`,
  );
  throw new GeneratorError(lines.join('\n'));
}

function iconsSource(): string {
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
  return `${lines.join('\n')}\n`;
}

await runGenerator(() => {
  checkIcons();
  writeGeneratedFile(new URL('../src/page-editor/describe/module-icons.gen.ts', import.meta.url), iconsSource());
});
