import { componentName, schemaName } from '../../../scripts/generate/module-names.ts';

/** One file of a new module. */
export interface ModuleFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
  /** What is to be filled in. */
  readonly todo: string;
}

/** The files of a new module: complete and valid as they stand, with words that somebody replaces. */
export function moduleFiles(driver: string): ModuleFile[] {
  const schemas = `module-schemas/src/modules/${driver}`;
  const component = `modules/src/${driver}/${driver}`;
  return [
    { path: `${schemas}/schema.ts`, text: schema(driver), todo: 'title, description, icon, group; the settings' },
    { path: `${schemas}/form.ts`, text: form, todo: 'every setting in a group; a widget where text is not enough' },
    { path: `${schemas}/examples.ts`, text: examples(driver), todo: 'typical settings, and the extremes' },
    { path: `${schemas}/labels.en.ts`, text: labels(ENGLISH, driver), todo: 'the words of the schema in English' },
    { path: `${schemas}/labels.hu.ts`, text: labels(HUNGARIAN, driver), todo: 'the words of the schema in Hungarian' },
    { path: `${component}.tsx`, text: view(driver), todo: 'the component' },
    { path: `${component}.module.css`, text: css, todo: 'its appearance, from the tokens of the themes' },
    { path: `${component}.test.tsx`, text: viewTest(driver), todo: 'what its examples alone cannot show' },
  ];
}

const titleOf = (driver: string) => `Nowy moduł: ${driver}`;
const DESCRIPTION = 'Jedno zdanie dla palety: do czego służy ten moduł.';

const schema = (driver: string) => `import { defineModule } from '../../define-module.ts';

export const ${schemaName(driver)} = defineModule({
  driver: '${driver}',
  version: 1,
  title: '${titleOf(driver)}',
  description: '${DESCRIPTION}',
  icon: 'square-dashed',
  group: 'text',
  settings: {
    type: 'object',
    required: ['heading'],
    additionalProperties: false,
    properties: {
      heading: { type: 'string', title: 'Nagłówek', minLength: 1, maxLength: 120 },
    },
  },
});
`;

const form = `import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: { content: ['heading'] },
} satisfies ModuleForm;
`;

const examples = (driver: string) => `import type { SettingsOf } from '../../define-module.ts';
import type { ${schemaName(driver)} } from './schema.ts';

export const examples = {
  typical: { heading: 'Nagłówek modułu' },
  longestHeading: { heading: 'Ż'.repeat(120) },
} satisfies Record<string, SettingsOf<typeof ${schemaName(driver)}>>;
`;

const ENGLISH = { title: 'New module', description: 'One sentence for the palette: what this module is for.' };
const HUNGARIAN = { title: 'Új modul', description: 'Egy mondat a palettának: mire való ez a modul.' };

const labels = (
  words: { readonly title: string; readonly description: string },
  driver: string,
) => `import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  '${DESCRIPTION}': '${words.description}',
  '${titleOf(driver)}': '${words.title}: ${driver}',
};
`;

const view = (driver: string) => `import type { ${schemaName(driver)} } from '@witryna/module-schemas';
import type { ModuleProps } from '../module-props.ts';
import styles from './${driver}.module.css';

export function ${componentName(driver)}({ heading, anchor }: ModuleProps<typeof ${schemaName(driver)}>) {
  return (
    <section id={anchor} className={\`frame \${styles.root}\`}>
      <h2>{heading}</h2>
    </section>
  );
}
`;

const css = `.root {
  padding-block: var(--space-6);
}
`;

const viewTest = (driver: string) => {
  const examplesOfIt = driver.includes('-') ? `moduleExamples['${driver}']` : `moduleExamples.${driver}`;
  return `import { screen } from '@testing-library/react';
import { moduleExamples } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { showModule } from '../testing/show-module.tsx';

const { typical } = ${examplesOfIt};

test('the heading is shown as a heading', async () => {
  await showModule('${driver}', typical);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(typical.heading);
});
`;
};
