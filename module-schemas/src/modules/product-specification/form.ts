import type { ModuleForm } from '../../define-module.ts';

const section = { text: { 'ui:widget': 'textarea' }, image: { 'ui:field': 'image' } };

export const form = {
  groups: {
    content: ['source', 'hero', 'stepsHeading', 'steps', 'columnsHeading', 'columns'],
    behaviour: ['level'],
  },
  uiSchema: { hero: section, steps: { items: section }, columns: { items: section } },
} satisfies ModuleForm;
