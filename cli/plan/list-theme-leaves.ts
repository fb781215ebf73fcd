import { buildAssetUrl } from '../../catalogue/asset-url';
import type { Catalogue, CatalogueBrand } from '../../catalogue/catalogue';
import { type Leaves, listLeaves } from './list-leaves';
import type { ScreenMode } from './screen';

/** Theme of a brand's screens in a mode: colours, type, shape and background image. */
export function listThemeLeaves({ fonts, assets }: Catalogue, { id, theme }: CatalogueBrand, mode: ScreenMode): Leaves {
  const { font, shape, primary, canvas } = theme;
  const art = mode === 'dark' ? (canvas.artDark ?? canvas.art) : canvas.art;
  return listLeaves({
    colors: theme[mode],
    overlay: primary,
    font,
    fontFile: { body: fonts[font.body], heading: fonts[font.heading] },
    shape,
    art: art && buildAssetUrl(assets, id, art),
  });
}
