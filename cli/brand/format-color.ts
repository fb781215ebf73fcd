import type { BrandSubject } from '../../catalogue/subject';
import type { AuthorLanguage } from '../../checks/findings/tell-finding';

const texts = {
  'pt-BR': (color: string, accent: string) =>
    `Cor: ${color} tem pouco contraste no modo claro; ali os botões usam ${accent}`,
  en: (color: string, accent: string) =>
    `Colour: ${color} has too little contrast in light mode; there the buttons are ${accent}`,
} as const satisfies Record<AuthorLanguage, object>;

/** Button colour in light mode, if it differs from the requested colour; else undefined. */
export function formatColor(
  color: string,
  { theme }: Pick<BrandSubject, 'theme'>,
  language: AuthorLanguage,
): string | undefined {
  const accent = theme?.resolved.light.accent;
  return accent === undefined || accent.toLowerCase() === color.toLowerCase()
    ? undefined
    : texts[language](color, accent);
}
