import { FieldTemplate } from '../../../forms/rjsf/field-template.tsx';
import { ArrayItemTemplate } from './array-item-template.tsx';
import { ArrayTemplate } from './array-template.tsx';
import { MultiSchemaTemplate } from './multi-schema-template.tsx';
import { ObjectTemplate } from './object-template.tsx';
import { OptionalDataControls } from './optional-data-controls.tsx';

/** How every form of the editor is laid out. */
export const formTemplates = {
  ArrayFieldItemTemplate: ArrayItemTemplate,
  ArrayFieldTemplate: ArrayTemplate,
  FieldTemplate,
  MultiSchemaFieldTemplate: MultiSchemaTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  OptionalDataControlsTemplate: OptionalDataControls,
};
