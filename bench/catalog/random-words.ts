/** Pseudo-random numbers, the same in every run. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

export const KINDS =
  'Krem Serum Tonik Żel Balsam Olejek Maska Peeling Szampon Odżywka Pianka Mleczko Mydło Szminka Tusz Puder Podkład Korektor Lakier Dezodorant'.split(
    ' ',
  );
export const ADJECTIVES =
  'nawilżający odżywczy kojący matujący rozświetlający łagodzący regenerujący ochronny oczyszczający wygładzający ujędrniający odświeżający barierowy intensywny delikatny lekki bogaty codzienny naturalny tonujący'.split(
    ' ',
  );
export const INGREDIENTS =
  'lnem różą rumiankiem nagietkiem lawendą owsem miodem rokitnikiem aloesem ogórkiem wanilią migdałem pokrzywą szałwią brzozą lipą wiśnią śliwką jagodą borówką kokosem glinką miętą chmielem chabrem makiem'.split(
    ' ',
  );
const SYLLABLES =
  'ba be bi bo ca ce da de do fa ga go ja je ka ki ko la le li ło ma me mi mo na ne no pa pe po ra re ro sa se si so ta te to wa we wi za ze zo ża żu'.split(
    ' ',
  );
const ENDINGS = 'ny na nego nej nych ość ości anie ania ek ku ki em ami ach'.split(' ');

/** Polish-looking words with declined forms of each stem. */
export function randomWords(count: number, random: () => number): string[] {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const words = new Set<string>();
  while (words.size < count) {
    const stem = Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(SYLLABLES)).join('');
    for (let form = 0; form < 3; form += 1) words.add(stem + pick(ENDINGS));
  }
  return [...words].slice(0, count);
}

/** Texts with the word frequencies of natural language: few frequent words, many rare ones. */
export function randomTexts(count: number, length: number, words: readonly string[], random: () => number): string[] {
  const word = () => words[Math.floor(words.length * random() ** 3)] ?? '';
  return Array.from({ length: count }, () => `${Array.from({ length }, word).join(' ')}.`);
}
