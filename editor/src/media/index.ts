export { fileName } from './file-name.ts';
export { MediaPicker } from './media-picker.tsx';
export { largestOf, thumbnailOf } from './thumbnail-of.ts';
