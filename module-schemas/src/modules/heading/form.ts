import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: {
    content: ['text', 'eyebrow', 'source', 'field'],
    appearance: ['size', 'align', 'colour', 'textSize'],
    behaviour: ['level'],
  },
  uiSchema: { colour: { 'ui:widget': 'colour' } },
} satisfies ModuleForm;
