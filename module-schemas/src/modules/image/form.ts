import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: {
    content: ['image', 'caption', 'source'],
    appearance: ['ratio', 'width', 'daylight'],
    behaviour: ['link', 'priority'],
  },
  uiSchema: {
    image: { 'ui:field': 'image' },
    width: { 'ui:widget': 'width' },
    link: { href: { 'ui:widget': 'href' } },
  },
} satisfies ModuleForm;
