export { fileName } from './file-name.ts';
export { FilePicture } from './file-picture.tsx';
export { MediaDetailsDialog } from './media-details-dialog.tsx';
export { MediaPicker } from './media-picker.tsx';
export { PicturesField } from './pictures-field.tsx';
export { largestOf, thumbnailOf } from './thumbnail-of.ts';
export { useStoredFiles } from './use-stored-files.ts';
export { useUploads } from './use-uploads.ts';
