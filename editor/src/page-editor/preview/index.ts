export { createChannel } from './channel.ts';
export {
  type Box,
  bottomOf,
  containsPoint,
  EMPTY_LAYOUT,
  type MeasuredModule,
  type MeasuredSlot,
  type PageLayout,
  type Point,
  rightOf,
} from './layout.ts';
export type { EditorMessage, PreviewMessage, PreviewMode, PreviewShop } from './protocol.ts';
