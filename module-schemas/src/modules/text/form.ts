import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: { content: ['content', 'source', 'field'], appearance: ['size', 'align', 'width', 'colour'] },
  uiSchema: {
    content: { 'ui:field': 'richText' },
    colour: { 'ui:widget': 'colour' },
    width: { 'ui:widget': 'width' },
  },
} satisfies ModuleForm;
