export { signalsOf, updateSignals } from './consent-signals.ts';
