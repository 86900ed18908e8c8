/**
 * What many people in Poland choose beside the passwords that are used everywhere: the word for a password, the
 * country, first names and pet names, clubs, keys in a row. Written for this project; no list of others was copied.
 */
export const POLISH_PASSWORDS: ReadonlySet<string> = new Set(
  `haslo administrator mojehaslo tajnehaslo hasloo haslohaslo dupa dupadupa kurwa polska polskaa polskapolska warszawa krakow poznan
  gdansk wroclaw lodz slask legia legiawarszawa lechpoznan wislakrakow widzew ruch gornik arka lechia cracovia jagiellonia
  zaqwsx zaqxsw zaqwsxcde qazwsx qazxsw zxcvbnm asdfghjkl qwertyuiop qwertz misiek misiu misia misio kochanie kochamcie
  kochamciebie kocham mojamilosc milosc slonko sloneczko skarbie skarb zabka zabcia kotek kicia kotus piesek myszka
  myszka kwiatek kwiatuszek aniolek diabelek marzenie nadzieja szczescie rodzina mamusia tatus mama tata babcia dziadek
  corka synek lolek bolek reksio kubus puchatek stokrotka truskawka malina jagoda wisienka czekolada cukierek samochod
  komputer internet facebook naszaklasa allegro wiosna lato jesien zima styczen luty marzec kwiecien maj czerwiec lipiec
  sierpien wrzesien pazdziernik listopad grudzien poniedzialek wtorek sroda czwartek piatek sobota niedziela
  agnieszka agata alicja aleksandra amelia ania anna anetka aneta antonina asia barbara basia beata bozena celina danuta
  dominika dorota edyta elzbieta emilia ewa ewelina gabriela gosia grazyna halina hanna helena ilona irena iwona iza
  izabela jadwiga janina joanna jola jolanta julia julka justyna kamila karolina kasia katarzyna kinga klaudia krystyna
  laura lena lidia lucyna lusia magda magdalena maja malgorzata malgosia maria marta martyna maryla marzena milena monika
  natalia nikola nina ola oliwia patrycja paula paulina renata roksana sandra stanislawa sylwia teresa urszula weronika
  wiktoria zofia zosia zuzanna zuzia adam adrian alan albert aleksander andrzej antoni arek artur bartek bartosz blazej
  bogdan boguslaw cezary czarek czeslaw damian daniel darek dariusz dawid dominik edward eryk filip franciszek franek
  grzegorz grzesiek henryk hubert igor jacek jakub janusz jarek jaroslaw jerzy jozef kacper kamil karol kazimierz konrad
  krystian krzysiek krzysztof kuba leszek lukasz maciej maciek marcel marcin marek mariusz mateusz michal mikolaj
  mieczyslaw miroslaw norbert oskar patryk pawel piotr piotrek przemek przemyslaw radek radoslaw rafal robert roman ryszard
  sebastian seba slawek slawomir stanislaw stefan szymon szymek tadeusz tomasz tomek waldemar wieslaw wiktor witold
  wladyslaw wojciech wojtek zbigniew zbyszek zdzislaw zygmunt kowalski kowalska nowak wisniewski wojcik kaminski`
    .split(/\s+/)
    .filter(Boolean),
);
