import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: {
    content: ['eyebrow', 'heading', 'text', 'note', 'image'],
    appearance: ['appearance', 'align', 'imageSide', 'backgroundColour', 'width'],
    behaviour: ['level'],
  },
  uiSchema: {
    text: { 'ui:widget': 'textarea' },
    image: { 'ui:field': 'image' },
    backgroundColour: { 'ui:widget': 'colour' },
    width: { 'ui:widget': 'width' },
  },
} satisfies ModuleForm;
