export { openPointPicker } from './open-point-picker.tsx';
export { type ParcelPoint, type PointNetwork, pointInWords } from './parcel-point.ts';
export { type CheckedPoint, loadPoint, townsOfPostcode } from './points-api.ts';
export { rememberedPoint, rememberPoint } from './remembered-points.ts';
