import { Drawing, Table } from './drawings.tsx';

/** Two plinths on which something should stand, and only its outline does. */
export function EmptyPlinths() {
  return (
    <Drawing>
      <circle cx="236" cy="126" r="92" fill="var(--colour-tint)" stroke="none" />
      <path d="M60 352V262c0-9 26-16 58-16s58 7 58 16v90" />
      <path d="M60 262c0 9 26 16 58 16s58-7 58-16" />
      <path d="M184 352V206c0-9 27-17 61-17s61 8 61 17v146" />
      <path d="M184 206c0 9 27 17 61 17s61-8 61-17" />
      <g strokeDasharray="1 9">
        <path d="M216 196v-68c0-12 10-16 14-22v-14h30v14c4 6 14 10 14 22v68" />
        <path d="M226 92V74h38v18" />
        <path d="M216 154h58" />
      </g>
      <path d="M118 254c-3-38 2-74 14-112" />
      <path d="M127 166c-22-2-33-14-36-34 21 1 34 13 36 34ZM122 204c-24 4-39-4-49-22 22-6 40 2 49 22ZM132 142c-4-20 3-35 19-47 9 19 3 36-19 47ZM125 190c8-20 22-30 43-30-3 21-19 33-43 30Z" />
      <Table />
    </Drawing>
  );
}
