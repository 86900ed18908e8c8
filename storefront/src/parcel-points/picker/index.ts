export { modalsOf } from '../../modals/index.ts';
export { pointLocaleOf } from './point-locale.ts';
export { PointPicker } from './point-picker.tsx';
