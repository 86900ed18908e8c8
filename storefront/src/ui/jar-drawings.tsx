import { Drawing, Table } from './drawings.tsx';

/** An open jar, its lid leaning on it, and a brush: work under way. */
export function JarAndBrush() {
  return (
    <Drawing>
      <circle cx="206" cy="150" r="98" fill="var(--colour-tint)" stroke="none" />
      <path d="M78 246c0-11 34-20 76-20s76 9 76 20v86c0 11-34 20-76 20s-76-9-76-20Z" />
      <path d="M78 246c0 11 34 20 76 20s76-9 76-20M78 270c0 11 34 20 76 20s76-9 76-20" />
      <path d="M104 244c10-16 26-10 36-16s16-14 30-10 14 12 26 16" />
      <path d="M112 312h84M128 328h52" />
      <path d="M240 350c-4-34 6-70 22-100 5-8 12-4 14 2 6 34 0 70-16 98Z" />
      <path d="M176 216 222 96M188 220l46-120M222 96c-6-10 2-34 12-58 14 22 18 44 12 56-6 8-18 10-24 2ZM234 38c1 22 0 38-4 56" />
      <Table />
    </Drawing>
  );
}

/** A jar with its lid beside it, and what is in it to choose from. */
export function CookieJar() {
  return (
    <Drawing>
      <circle cx="206" cy="170" r="104" fill="var(--colour-tint)" stroke="none" />
      <path d="M92 176h150v14H92z" />
      <path d="M98 190c-16 14-22 34-22 62v70c0 20 10 30 30 30h122c20 0 30-10 30-30v-70c0-28-6-48-22-62" />
      <circle cx="136" cy="304" r="32" />
      <circle cx="200" cy="310" r="28" />
      <circle cx="168" cy="252" r="30" />
      <path d="M126 296h1M144 310h1M134 318h1M192 302h1M208 318h1M158 244h1M178 256h1M164 264h1" strokeWidth="6" />
      <path d="M268 352c0-30 8-52 26-52s26 22 26 52" />
      <path d="M286 300v-12h16v12" />
      <Table />
    </Drawing>
  );
}
