import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: {
    content: ['heading', 'items', 'gallery', 'count'],
    appearance: ['ratio', 'onPhone', 'width'],
    behaviour: ['level'],
  },
  uiSchema: {
    items: { items: { image: { 'ui:field': 'image' }, link: { href: { 'ui:widget': 'href' } } } },
    gallery: { 'ui:widget': 'gallery' },
    width: { 'ui:widget': 'width' },
  },
} satisfies ModuleForm;
