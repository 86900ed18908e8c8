import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: { content: ['heading', 'text', 'looks'], appearance: ['layout', 'list', 'width'], behaviour: ['level'] },
  uiSchema: {
    text: { 'ui:widget': 'textarea' },
    looks: {
      items: {
        image: { 'ui:field': 'image' },
        text: { 'ui:widget': 'textarea' },
        products: { 'ui:field': 'products' },
      },
    },
    width: { 'ui:widget': 'width' },
  },
} satisfies ModuleForm;
