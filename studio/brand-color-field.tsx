import type { BrandColor } from './brand-color';
import { ColorInput } from './color-input';
import * as styles from './edit.styles';
import { hint } from './studio.styles';

interface BrandColorFieldProps {
  brandColor: BrandColor;
  /** Typed text; undefined while nothing is typed. */
  typed: string | undefined;
  isDerived: boolean;
  /** Whether the files state colours that do not follow this one. */
  canDerive: boolean;
  onType: (color: string) => void;
  onDerive: (isDerived: boolean) => void;
}

/** The brand's one colour, with what of the theme follows it. */
export function BrandColorField(props: BrandColorFieldProps) {
  const { brandColor, typed, isDerived, canDerive, onType, onDerive } = props;
  const { color, place, isUnused } = brandColor;
  const key = place === 'theme' ? 'palette.primary.pure, em theme.json' : 'color, em brand.json';
  return (
    <>
      <ColorInput
        name="Cor da marca"
        meaning={color === undefined ? `Nenhum arquivo declara a cor. Será gravada em ${key}.` : `Vem de ${key}.`}
        typed={typed}
        color={color}
        onChange={onType}
      />
      {isUnused && <p className={hint}>A cor de brand.json não tem efeito: theme.json define outra.</p>}
      <p className={hint}>{formatStated(brandColor)}</p>
      {canDerive && (
        <label className={styles.derive}>
          <input type="checkbox" checked={isDerived} onChange={({ target }) => onDerive(target.checked)} />
          Derivar tudo desta cor e retirar as cores de theme.json
        </label>
      )}
    </>
  );
}

/** Colours of both modes that follow the brand's colour. */
function formatStated({ stated, tones }: BrandColor): string {
  const { light, dark } = stated;
  const listed = tones.join(', ');
  if (light + dark > 0) {
    const kept = listed && ` Tons também mantidos: ${listed}.`;
    return `Cores de theme.json mantidas: ${light} no modo claro, ${dark} no escuro. As outras derivam desta cor.${kept}`;
  }
  const all = 'Todas as cores dos dois modos derivam desta cor';
  return listed ? `${all} e dos tons declarados em theme.json: ${listed}.` : `${all}.`;
}
