import { normalizeForSearch } from '@witryna/module-schemas';

/** Words whose forms have too little in common, each line one word; the first form stands for all. */
const IRREGULAR = `
oko oczy oczu oczach oczom oczami oczko oczka
ręka ręce ręki rękę ręką rąk rękach rękom rękami rąkach
brew brwi brwiach brwiom brwiami brwią
ciało ciała ciału ciałem ciele ciałach ciał
twarz twarzy twarzą twarze twarzach
szyja szyi szyję szyją szyj
dzień dnia dni dniu dniem dniach dniom dniami
dziecko dzieci dziecka dziecku dzieckiem dzieciom dziećmi dzieciach
len lnu lnem lnie lnowi
sen snu snem śnie sny snów
owies owsa owsu owsem owsie
mech mchu mchem mchy
bez bzu bzem bzie bzy
mgła mgły mgle mgłę mgłą mgieł mgłami
słońce słońca słońcu słońcem słońc
łąka łąki łące łąkę łąką łąk łąkach
kobieta kobiety kobiecie kobietę kobietą kobiet kobietom kobietami kobietach
mężczyzna mężczyzny mężczyźnie mężczyznę mężczyzną mężczyźni mężczyzn mężczyznom mężczyznami
włos włosy włosów włosom włosami włosach włosie włosa
kwiat kwiaty kwiatu kwiecie kwiatów kwiatem kwiatami kwiatach
dłoń dłoni dłonie dłonią dłoniach dłoniom dłońmi
mięta mięty mięcie miętę miętą
noga nogi nodze nogę nogą nóg nogach nogami
ząb zęby zębów zębach zębami zęba
lek leku leki leków lekiem
sól soli solą sole
mak maku makiem maki maków
mus musu musem musy musów
olej oleju olejem oleje olejów olejami olejach oleji
zapach zapachu zapachem zapachy zapachów zapachami zapachach zapachowi
system systemu systemem systemy systemów
problem problemu problemem problemy problemów
poziom poziomu poziomem poziomy poziomów
orzech orzecha orzechy orzechów orzechem orzechami
dom domu domem domy domów
tydzień tygodnia tygodnie tygodni
`;

/** Folded form → folded stem. */
export const STEM_EXCEPTIONS: ReadonlyMap<string, string> = new Map(
  IRREGULAR.trim()
    .split('\n')
    .flatMap((line) => {
      const [stem = '', ...forms] = normalizeForSearch(line).split(' ');
      return [stem, ...forms].map((form) => [form, stem] as const);
    }),
);
