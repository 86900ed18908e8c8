import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: {
    content: ['heading', 'items', 'count'],
    appearance: ['ratio', 'onPhone', 'width'],
    behaviour: ['level'],
  },
  uiSchema: {
    items: { items: { image: { 'ui:field': 'image' }, link: { href: { 'ui:widget': 'href' } } } },
    width: { 'ui:widget': 'width' },
  },
} satisfies ModuleForm;
