export { checkPlaced } from './check-placed.ts';
export { FaultCount } from './fault-count.tsx';
export { faultPlace, settingsPointer } from './fault-place.ts';
export { FaultsControl } from './faults-control.tsx';
export { FaultsDialog } from './faults-dialog.tsx';
export { goToFault } from './go-to-fault.ts';
export { nextFault } from './next-fault.ts';
export { createPageFaults, isOfServer } from './page-faults.ts';
export { useFaultCounts, useFaultsOf, useSentencesAt } from './use-faults.ts';
