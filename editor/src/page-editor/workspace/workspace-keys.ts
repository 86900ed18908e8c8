/** The keys of the workspace, as its tooltips name them. */
export const WORKSPACE_KEYS = {
  save: 'Ctrl+S',
  publish: 'Ctrl+Shift+Enter',
  preview: 'Alt+P',
  palette: 'Alt+1',
  outline: 'Alt+2',
  settings: 'Alt+3',
  revisions: 'Alt+4',
  translations: 'Alt+5',
  nextFault: 'F8',
} as const;
