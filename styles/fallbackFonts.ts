/**
 * What stands until a font has come, drawn as wide and as high as that font, so that little moves
 * when it takes its place. Phones lack Arial and Times New Roman, so each system's own font has a
 * face. Widths are averages over English text, in ems: of Capsize's metrics, and DejaVu's measured.
 */
interface Shape {
  name: string;
  ascent: number;
  descent: number;
}

const INTER: Shape = { name: 'inter', ascent: 0.96875, descent: 0.2412 };
const NEWSREADER: Shape = { name: 'newsreader', ascent: 0.735, descent: 0.265 };

type Face = [of: Shape, locals: string[], weight: string, ratio: number];

const FACES: Face[] = [
  [INTER, ['Roboto'], '100 500', 1.0735],
  [INTER, ['Roboto Bold', 'Roboto-Bold'], '600 900', 1.0778],
  [INTER, ['Arial', 'Helvetica Neue', 'Liberation Sans'], '100 500', 1.0712],
  [INTER, ['Arial Bold', 'HelveticaNeue-Bold', 'Liberation Sans Bold'], '600 900', 1.0153],
  [INTER, ['DejaVu Sans'], '100 500', 0.9387],
  [INTER, ['DejaVu Sans Bold'], '600 900', 0.8491],
  [NEWSREADER, ['Times New Roman', 'Liberation Serif'], '500', 1.0794],
  [NEWSREADER, ['Noto Serif'], '500', 0.9116],
  [NEWSREADER, ['DejaVu Serif'], '500', 0.845],
];

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/** One family for each font it stands for: the first face whose local font exists. */
const familyOf = ({ name }: Shape, [local]: string[]): string =>
  `${name}-${local!.split(' ')[0]!.toLowerCase()}`;

function face([of, locals, weight, ratio]: Face): string {
  const src = locals.map((local) => `local('${local}')`).join(',');
  return `@font-face{font-family:'${familyOf(of, locals)}';src:${src};font-weight:${weight};size-adjust:${percent(ratio)};ascent-override:${percent(of.ascent / ratio)};descent-override:${percent(of.descent / ratio)};line-gap-override:0%}`;
}

const families = (shape: Shape): string =>
  [...new Set(FACES.filter(([of]) => of === shape).map(([of, locals]) => familyOf(of, locals)))]
    .map((family) => `'${family}'`)
    .join(', ');

export const FALLBACK_FACES = FACES.map(face).join('\n');
export const UI_FALLBACKS = families(INTER);
export const DISPLAY_FALLBACKS = families(NEWSREADER);
