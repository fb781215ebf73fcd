import { stack, tightStack } from '../renderer/ui/operator.styles';
import { CheckLines, OperatorPage, OperatorSection, PageContents } from '../renderer/ui/operator-page';
import { AreaOfferFacts } from './area-offer-facts';
import * as styles from './brand.styles';
import { BrandPictures } from './brand-pictures';
import { modeText } from './cell';
import { FlowPicture } from './flow-picture';
import type { BrandProps } from './load-brand';
import { OriginTable } from './origin-table';
import { Palette } from './palette';
import { studioCrumb } from './studio-links';

const sections = [
  ['screens', 'Telas'],
  ['flows', 'Fluxos'],
  ['palette', 'Cores'],
  ['type', 'Tipografia'],
  ['assets', 'Arquivos'],
  ['config', 'Configuração'],
] as const;

/** Overview of a brand: screens, flows, colours, type, files, and the origin of each value. */
export function BrandView(props: BrandProps) {
  const { id, name, findings, logos, screens, areas, palettes, meanings, fonts, assets, origins } = props;
  const { pictures, offers, warnings } = props;
  return (
    <OperatorPage heading={name} crumbs={[studioCrumb]} intro={<code>brands/{id}</code>} findings={findings}>
      <div className={stack}>
        {offers.map((offer) => (
          <div key={offer.area} className={styles.sale}>
            <BrandPictures pictures={pictures.filter(({ area }) => area === offer.area)} isLarge />
            <AreaOfferFacts brand={name} offer={offer} />
          </div>
        ))}
        <PageContents
          parts={[
            ...(warnings.length > 0 ? [{ name: `Avisos (${warnings.length})`, href: '#warnings' }] : []),
            ...sections.map(([anchor, name]) => ({ name, href: `#${anchor}` })),
          ]}
        />
      </div>
      {warnings.length > 0 && (
        <OperatorSection
          id="warnings"
          title="Avisos"
          intro="Avisos de npx guiche check sobre esta marca e seus fluxos. A loja abre mesmo assim, mas confira antes de publicar."
        >
          <CheckLines lines={warnings} />
        </OperatorSection>
      )}
      <OperatorSection id="screens" title="Telas" intro="Cada tela em todos os seus estados, nos dois modos.">
        <ul className={styles.screens}>
          {screens.map((screen) => (
            <li key={screen.id}>
              <a href={screen.href}>{screen.name}</a>
              <span>
                <code>{screen.id}</code> · {screen.stateCount} estados{screen.isPlayed ? '' : ' · fora dos fluxos'}
              </span>
            </li>
          ))}
        </ul>
      </OperatorSection>
      <OperatorSection
        id="flows"
        title="Fluxos"
        intro="Linha cheia: o próximo passo. Linha tracejada: para onde a resposta a um pagamento pode levar."
      >
        {areas.map(({ area, language, flows }) => (
          <div key={area} className={tightStack}>
            <strong>
              {area} · {language}
            </strong>
            {flows.map((flow) => (
              <FlowPicture key={flow.id} flow={flow} />
            ))}
          </div>
        ))}
      </OperatorSection>
      <OperatorSection
        id="palette"
        title="Cores"
        intro="Os papéis (usos) de cor e o contraste de cada par usado nas telas."
      >
        <div className={styles.pair}>
          {palettes.map((palette) => (
            <Palette key={palette.mode} {...palette} meanings={meanings} />
          ))}
        </div>
      </OperatorSection>
      <OperatorSection id="type" title="Tipografia" intro={fonts} />
      <OperatorSection id="assets" title="Arquivos">
        <ul className={styles.assets}>
          {logos.map(({ mode, src, width, ground }) => (
            <li key={mode}>
              <span>
                <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="1" height="1" fill={ground} />
                </svg>
                <img src={src} width={width} height={96} alt={`Logotipo, ${modeText(mode)}`} loading="lazy" />
              </span>
            </li>
          ))}
          {assets.map((asset) => (
            <li key={asset.name}>
              <a href={asset.url}>
                <img src={asset.url} width={160} height={96} alt="" loading="lazy" />
                {asset.name}
              </a>
            </li>
          ))}
        </ul>
      </OperatorSection>
      <OperatorSection
        id="config"
        title="Configuração"
        intro="O resultado de todos os arquivos, com a origem de cada valor."
      >
        {origins.map((group) => (
          <OriginTable key={group.title} group={group} />
        ))}
      </OperatorSection>
    </OperatorPage>
  );
}
