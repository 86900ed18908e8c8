export { FileInput } from './fields/file-input.tsx';
export { Inspector } from './inspector.tsx';
export { InspectorProvider, type InspectorSurroundings, useInspector } from './inspector-context.tsx';
export { ContentInput, useContentAt } from './widgets/content-input.tsx';
export { type CameFrom, ContentLink } from './widgets/content-link.tsx';
export { LinkInput } from './widgets/link-input.tsx';
export { BrandInput, type CatalogueInputProps, CategoryInput } from './widgets/reference-widgets.tsx';
