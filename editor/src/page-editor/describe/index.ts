export { excerptWithin, nameOfPlaced, titleOfDriver } from './describe-module.ts';
export { describeRefusal } from './describe-refusal.ts';
export { describePlaceOf, describeSlot, describeTarget, slotTitle } from './describe-target.ts';
export { ModuleIcon } from './module-icon.tsx';
export { titleOfSlot } from './slot-title.ts';
