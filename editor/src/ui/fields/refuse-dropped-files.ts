/**
 * A file that is dropped beside a place for it would be opened by the browser in the stead of the editor, with all that
 * is unsaved in it. Places that take files have handled the event before it comes here.
 */
export function refuseDroppedFiles(window: Window): void {
  const refuse = (event: DragEvent) => {
    const isOfFiles = event.dataTransfer?.types.includes('Files') === true;
    const isFileField = event.target instanceof HTMLInputElement && event.target.type === 'file';
    if (event.defaultPrevented || !isOfFiles || isFileField) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
}
