import { normalizeForSearch } from '@witryna/module-schemas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stemPolish } from './stem-polish.ts';

// Each line one word in several forms, as people type them into a cosmetics shop's search.
const WORDS = `
krem kremy kremu kremem kremie kremów kremom kremami kremach
żel żele żelu żelem żeli żelami
tusz tusze tuszu tuszem tuszy tuszami
mgła mgły mgle mgłą
mgiełka mgiełki mgiełek mgiełkę mgiełką mgiełce
pędzel pędzle pędzli pędzlem pędzlami pędzla
pędzelek pędzelki pędzelkiem
szampon szampony szamponu szamponem szamponów szamponami
olejek olejki olejku olejkiem olejków olejkami
olej oleje oleju olejem olejów
maska maski masce masek maskę maską maskami
maseczka maseczki maseczek maseczkę maseczce maseczką maseczkami
odżywka odżywki odżywek odżywkę odżywce odżywką
szminka szminki szminek szminkę szmince szminką
pomadka pomadki pomadek pomadkę pomadce
kredka kredki kredek kredce kredkę
balsam balsamy balsamu balsamem balsamów balsamie
masło masła maśle masłem maseł masłami
mydło mydła mydle mydłem mydeł mydłami
puder pudru pudry pudrem pudrów pudrze
lakier lakieru lakiery lakierem lakierów lakierami
podkład podkłady podkładu podkładem podkładzie podkładów
korektor korektory korektora korektorem korektorów
błyszczyk błyszczyki błyszczyka błyszczykiem błyszczyków
bronzer bronzery bronzera bronzerem
róż różu róże różem
róża róży różę różą róż
tonik toniki toniku tonikiem toników
esencja esencji esencje esencją esencję
emulsja emulsji emulsje emulsją
pianka pianki pianek piance piankę
płyn płyny płynu płynem płynów
mleczko mleczka mleczkiem mleczek
mleko mleka mlekiem mleku
woda wody wodą wodzie wód wodę
proszek proszku proszki proszkiem
glinka glinki glinek glince glinką
peeling peelingi peelingu peelingiem peelingów peelingami
dezodorant dezodoranty dezodorantu dezodorantem dezodorantów
świeca świece świecy świec świecą świecami
świeczka świeczki świeczek świeczkę
zestaw zestawy zestawu zestawem zestawów zestawie
prezent prezenty prezentu prezentem prezentów
paleta palety palet paletę paletą paletami
cień cienie cieni cieniem cieniami cienia
twarz twarzy twarzą
ciało ciała ciałem ciele
włosy włosów włosom włosami włosach włos
skóra skóry skórze skórę skórą skór
cera cery cerze cerę cerą
dłoń dłoni dłonie dłonią dłoniach dłoniom dłońmi
ręka ręce rąk rękach rękę ręki
stopa stopy stóp stopom stopach stopami stopie
oko oczy oczu oczami
usta ust ustach ustami ustom
brwi brew brwiach
rzęsy rzęs rzęsami rzęsach rzęsa
paznokieć paznokcie paznokci paznokciami paznokciach paznokcia
policzki policzek policzków policzkach
zmarszczka zmarszczki zmarszczek zmarszczkami
nawilżający nawilżająca nawilżające nawilżającego nawilżającej nawilżających nawilżającym nawilżanie nawilżania nawilżenie nawilża nawilżać
oczyszczający oczyszczająca oczyszczające oczyszczanie oczyszczania oczyszcza oczyszczać
rozświetlający rozświetlająca rozświetlające rozświetla rozświetlanie
regenerujący regenerująca regenerujące regeneracja regeneracji regenerować regenerującego
pielęgnacja pielęgnacji pielęgnację pielęgnacyjny pielęgnacyjna pielęgnujący pielęgnować
matujący matująca matujące matującego matującym
kojący kojąca kojące kojącego
łagodzący łagodząca łagodzące łagodzi
odżywczy odżywcza odżywcze odżywczego odżywczej
ochronny ochronna ochronne ochrona ochrony ochroną
wrażliwy wrażliwa wrażliwej wrażliwe wrażliwych
suchy sucha suche suchej suchych suchego
tłusty tłusta tłustej tłuste tłustych
naturalny naturalna naturalne naturalnych naturalnego naturalnymi
wegański wegańska wegańskie wegańskich wegańskiego
barierowy barierowa barierowe barierowego
różany różana różane różanego
lniany lniana lniane lnianego lnianym
lawenda lawendy lawendą lawendzie lawendę
rumianek rumianku rumiankiem rumianki
nagietek nagietka nagietkiem nagietki
miód miodu miodem miody
lipa lipy lipą lipę lipie
wiśnia wiśni wiśnią wiśnie wiśnię
śliwka śliwki śliwek śliwką śliwce
truskawka truskawki truskawek truskawką
jagoda jagody jagód jagodą jagodzie
borówka borówki borówek borówką
pestka pestki pestek pestką
kwiat kwiaty kwiatów kwiatu kwiatem
łąka łąki łące łąkę
noc nocy nocą noce
dzień dnia dni dniu
dziecko dzieci dziecka
kobieta kobiety kobiet kobietą
filtr filtry filtrem filtrów filtru
zapach zapachu zapachy zapachów zapachem
perfumy perfum perfumami perfumach
witamina witaminy witamin witaminą witaminami
ceramid ceramidy ceramidów ceramidami
kwas kwasy kwasów kwasem kwasu
krople kropli kropla kroplą kropel
kropelka kropelki kropelek
kuracja kuracji kuracje kurację
ampułka ampułki ampułek ampułkę
kapsułka kapsułki kapsułek
szczotka szczotki szczotek szczotką szczotce
gąbka gąbki gąbek gąbką gąbce
ręcznik ręczniki ręcznika ręczników
kąpiel kąpieli kąpiele kąpielą
prysznic prysznica prysznicem prysznicu prysznice
kosmetyk kosmetyki kosmetyków kosmetyku kosmetykami
kosmetyczka kosmetyczki kosmetyczek kosmetyczkę
rokitnik rokitnika rokitnikiem
szałwia szałwii szałwią szałwię
pokrzywa pokrzywy pokrzywą pokrzywie
owies owsa owsem
len lnu lnem
aloes aloesu aloesem
ogórek ogórka ogórki ogórkiem ogórków
brzoza brzozy brzozą brzozie brzozę
wanilia wanilii wanilią wanilię
migdał migdały migdałów migdałem migdała
kokos kokosa kokosem kokosu
kolagen kolagenu kolagenem
retinol retinolu retinolem
promocja promocji promocje promocją
nowość nowości nowością
dostawa dostawy dostawą dostawie
delikatny delikatna delikatne delikatniejszy delikatniejsza
`
  .trim()
  .split('\n');

/** Other words that are written so much alike that they share a stem. */
const SHARED = new Set(['róż', 'róża']);

const stemOf = (word: string) => stemPolish(normalizeForSearch(word));

describe('Polish stems', () => {
  test.each(WORDS)('%s', (forms) => {
    expect([...new Set(forms.split(' ').map(stemOf))]).toHaveLength(1);
  });

  test('different words keep different stems', () => {
    const heads = WORDS.map((forms) => forms.split(' ')[0] ?? '').filter((head) => !SHARED.has(head));
    const byStem = Map.groupBy(heads, stemOf);
    expect([...byStem.values()].filter((words) => words.length > 1)).toEqual([]);
  });

  test('codes and short words stay as they are', () => {
    expect(['spf50', '50ml', 'uv', 'spa', 'bio', 'rl001'].map(stemOf)).toEqual([
      'spf50',
      '50ml',
      'uv',
      'spa',
      'bio',
      'rl001',
    ]);
  });

  test('a stem begins as its word does and keeps three letters, irregular words aside', () => {
    const letter = fc.constantFrom(...'abcdefghijklmnoprstuwyz');
    const word = fc.array(letter, { minLength: 4, maxLength: 14 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(word, (text) => {
        const stem = stemPolish(text);
        expect(stem.length).toBeGreaterThanOrEqual(3);
        expect(stem.slice(0, 2)).toBe(text.slice(0, 2));
      }),
    );
  });
});
