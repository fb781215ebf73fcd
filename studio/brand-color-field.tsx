import { hint } from '../renderer/ui/operator.styles';
import type { BrandColor } from './brand-color';
import { ColorInput } from './color-input';
import * as styles from './edit.styles';
import type { BrandEdits } from './use-brand-edits';

/** The brand's one colour, with what of the theme follows it. */
export function BrandColorField({ edits }: { edits: BrandEdits }) {
  const { brandColor, tried, canDerive, setTried } = edits;
  const { color, place, isUnused } = brandColor;
  const key = place === 'theme' ? 'palette.primary.pure, em theme.json' : 'color, em brand.json';
  return (
    <>
      <ColorInput
        name="Cor da marca"
        meaning={color === undefined ? `Nenhum arquivo declara a cor. Será gravada em ${key}.` : `Vem de ${key}.`}
        typed={tried.color}
        color={color}
        onChange={(typed) => setTried((now) => ({ ...now, color: typed }))}
      />
      {isUnused && <p className={hint}>A cor de brand.json não tem efeito: theme.json define outra.</p>}
      <p className={hint}>{formatStated(brandColor)}</p>
      {canDerive && (
        <label className={styles.derive}>
          <input
            type="checkbox"
            checked={Boolean(tried.isDerived)}
            onChange={({ target }) => setTried((now) => ({ ...now, isDerived: target.checked }))}
          />
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
    const others = listed && ` Tons também mantidos: ${listed}.`;
    return `Cores de theme.json mantidas: ${light} no modo claro, ${dark} no escuro. As outras derivam desta cor.${others}`;
  }
  const all = 'Todas as cores dos dois modos derivam desta cor';
  return listed ? `${all} e dos tons declarados em theme.json: ${listed}.` : `${all}.`;
}
