import type { ServerResponse } from 'node:http';
import { buildAssetUrl } from '../../catalogue/asset-url';
import type { Catalogue } from '../../catalogue/catalogue';
import { createMemo } from '../../model/create-memo';
import type { ResolvedTheme } from '../../model/theme/resolve-theme';
import { buildThemeCss, type ThemeScope, ThemeTokenError } from '../../model/theme/theme-css';
import type { TemplateId } from '../../schemas/generated/types';
import { report } from '../report/report';

/** What the document prints of a page besides its props. */
export interface PageDress {
  catalogue: Catalogue;
  theme: ResolvedTheme;
  /** Theme that a later step may switch to. */
  upsell?: ResolvedTheme | undefined;
  /** Themes of brands whose faces elements of the page wear. */
  faces?: readonly ResolvedTheme[];
  /** Template of the buyer's step. */
  templateId?: TemplateId | undefined;
}

/** Pages and the document are bundled separately, so the dress is kept at the response. */
const slot = Symbol.for('guiche.page-dress');

type DressedResponse = ServerResponse & { [slot]?: PageDress };

/** Hands what a page has found on to its document. */
export function dressPage(response: ServerResponse, dress: PageDress): void {
  (response as DressedResponse)[slot] = dress;
}

/** What a page has handed on to its document; undefined for a page of no brand. */
export function findDress(response: ServerResponse | undefined): PageDress | undefined {
  return (response as DressedResponse | undefined)?.[slot];
}

/** CSS of the page's theme, with the faces of its elements. */
export function readThemeCss({ catalogue, theme, faces = [] }: PageDress): string {
  const ofFaces = faces.map((face) => readSheet(catalogue, face, { kind: 'face', name: face.brandId ?? '' }));
  return readSheet(catalogue, theme) + ofFaces.join('');
}

/** CSS of the upsell's theme, for when the page wears it; empty where there is none. */
export function readUpsellCss({ catalogue, upsell }: PageDress): string {
  return upsell ? readSheet(catalogue, upsell, { kind: 'offer', name: 'upsell' }) : '';
}

const memo = createMemo<ResolvedTheme, string>();

/**
 * A theme as CSS; the neutral one when a token cannot be loaded (spec 8).
 *
 * @param scope as in `buildThemeCss`
 */
function readSheet({ neutralTheme, fonts, assets }: Catalogue, theme: ResolvedTheme, scope?: ThemeScope): string {
  return memo(theme, scope ? `${scope.kind} ${scope.name}` : '', () => {
    const urlOf = (file: string) => (theme.brandId === null ? undefined : buildAssetUrl(assets, theme.brandId, file));
    try {
      return buildThemeCss(theme, fonts, urlOf, scope);
    } catch (error) {
      if (!(error instanceof ThemeTokenError)) throw error;
      report('error', error.message, { area: 'theme', code: theme.brandId ?? 'neutral' });
      return buildThemeCss(neutralTheme, fonts, () => undefined, scope);
    }
  });
}
