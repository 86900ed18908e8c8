export { Canvas } from './canvas.tsx';
export { type Device, fitFrame } from './fit-frame.ts';
export { PreviewFrame } from './preview-frame.tsx';
export { useArea } from './use-area.ts';
