import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: {
    content: ['source', 'brand', 'heading', 'text', 'image', 'link'],
    appearance: ['appearance', 'logo', 'backgroundColour', 'width'],
    behaviour: ['level'],
  },
  uiSchema: {
    brand: { 'ui:widget': 'brand' },
    text: { 'ui:widget': 'textarea' },
    image: { 'ui:field': 'image' },
    link: { link: { href: { 'ui:widget': 'href' } } },
    backgroundColour: { 'ui:widget': 'colour' },
    width: { 'ui:widget': 'width' },
  },
} satisfies ModuleForm;
