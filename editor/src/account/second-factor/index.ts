export { OwnFactorDialog } from './own-factor-dialog.tsx';
export { SecondStep } from './second-step.tsx';
