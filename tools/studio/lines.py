"""The five lines of Rosa i Len: which materials, colours and props belong to each."""
from dataclasses import dataclass

import materials as m


@dataclass(frozen=True)
class Line:
    """What one line's packaging and studio look like."""

    code: str
    title: str
    accent: str
    backdrop: str
    plinths: tuple
    vessel: str
    body: str
    label: str | None
    ink: str
    caps: tuple
    bulb: str
    cloth: str
    props: tuple
    caps_by_kind: tuple = ()

    def cap(self, pick):
        """One of the line's cap materials."""
        return self.cap_of(self.caps[pick % len(self.caps)])

    def cap_of(self, kind):
        """A cap material by its name."""
        return {
            'gold': lambda: m.metal('#D8B27A', 0.27),
            'rose-gold': lambda: m.metal('#D9A184', 0.27),
            'aluminium': lambda: m.metal('#CFCBC8', 0.32),
            'bronze': lambda: m.metal('#8F7468', 0.3),
            'copper': lambda: m.metal('#C98A63', 0.27),
            'black': lambda: m.plastic('#2A2226', 0.35),
            'frosted': lambda: m.plastic('#EDE6E6', 0.5),
            'wood': lambda: m.wood('#CFA97F'),
            'dark-wood': lambda: m.wood('#8C6447'),
            'ivory': lambda: m.plastic('#F4ECE2', 0.4),
            'sage': lambda: m.plastic('#8E9C84', 0.45),
            'clay': lambda: m.plastic('#B5705F', 0.45),
            'violet': lambda: m.plastic('#6A3FE0', 0.38),
            'lime': lambda: m.plastic('#D3EE55', 0.4),
            'pink': lambda: m.plastic('#F08FBE', 0.4),
            'lilac': lambda: m.plastic('#C9B8FA', 0.42),
            'white': lambda: m.plastic('#FAF7FF', 0.38),
        }[kind]()


LINES = {line.code: line for line in (
    Line('swit', 'Świt', '#B56B33', '#F5E5DB', ('#EAD6C6', '#DDB191', '#F3E8DC'), 'amber', '#F6EDE3', '#F9F3EA', '#3A2A24',
         ('gold', 'gold', 'wood', 'aluminium'), '#2F2421', '#F1E6D9', ('dew', 'flax', 'linen', 'pebbles'),
         (('serum', 'gold'), ('oil', 'wood'), ('acid', 'frosted'), ('essence', 'aluminium'), ('mask', 'wood'), ('eye', 'ivory'), ('wash', 'ivory'))),
    Line('zmierzch', 'Zmierzch', '#5B4A63', '#DFD2D9', ('#C9B5BF', '#8D7684', '#E2D5DA'), 'plum', '#4D3848', None, '#F0DFD2',
         ('aluminium', 'bronze', 'rose-gold'), '#2A2028', '#D8CBD2', ('pebbles', 'lavender', 'linen', 'dew'),
         (('serum', 'black'), ('oil', 'dark-wood'), ('elixir', 'gold'), ('acid', 'frosted'), ('essence', 'gold'), ('mask', 'dark-wood'), ('eye', 'rose-gold'),
          ('wash', 'frosted'), ('cream', 'copper'))),
    Line('laka', 'Łąka', '#4B5D48', '#ECEDE7', ('#DAD9C9', '#A9B29B', '#F0EDE2'), 'ceramic', '#F4EFE6', None, '#4B5D48',
         ('wood', 'wood', 'sage', 'ivory'), '#39423A', '#EFE9DC', ('sage', 'linen', 'grass', 'pebbles')),
    Line('barwa', 'Barwa', '#9C4A3C', '#F2DCD2', ('#E5C5B6', '#C98F7F', '#F4E4DA'), 'clay', '#B77464', None, '#F9EDE3',
         ('gold', 'gold', 'rose-gold'), '#3A2420', '#F0E0D5', ('linen', 'pebbles', 'none', 'petals')),
    Line('iskra', 'Iskra', '#5B2BD6', '#E9E1FF', ('#D9CBFC', '#DDF47A', '#F8CFE3'), 'plastic', '#BBA6F6', None, '#4A1FBF',
         ('violet', 'lime', 'pink', 'white'), '#6A3FE0', '#F1EBFF', ('balls', 'none', 'balls', 'dew')),
)}
