export { CommandButton, shownKeys } from './command-button.tsx';
export { type CommandContext, runCommand } from './commands.ts';
export {
  type PageFaults,
  useDocumentStore,
  useDriver,
  useEditing,
  useObserved,
  usePagePart,
  usePageStructure,
  usePlacedModule,
  useSelection,
} from './editing-context.tsx';
export { EditingProvider } from './editing-provider.tsx';
export { focusCanvas } from './focus-canvas.ts';
export { handleKey } from './handle-key.ts';
export { ModuleMenu } from './module-menu.tsx';
