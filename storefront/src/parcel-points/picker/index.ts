export { modalsOf } from '../../modals/index.ts';
export { PointPicker } from './point-picker.tsx';
