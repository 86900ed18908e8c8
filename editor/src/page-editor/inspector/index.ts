export { FileInput } from './fields/file-input.tsx';
export { Inspector } from './inspector.tsx';
export { InspectorProvider, type InspectorSurroundings, useInspector } from './inspector-context.tsx';
