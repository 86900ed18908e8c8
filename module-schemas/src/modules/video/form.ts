import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: { content: ['title', 'film', 'poster', 'caption'], appearance: ['ratio', 'width'] },
  uiSchema: {
    film: { file: { 'ui:widget': 'file' }, captions: { 'ui:widget': 'file' } },
    poster: { 'ui:field': 'image' },
    width: { 'ui:widget': 'width' },
  },
} satisfies ModuleForm;
