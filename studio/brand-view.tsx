import { AreaOfferFacts } from './area-offer-facts';
import * as styles from './brand.styles';
import { BrandPictures } from './brand-pictures';
import { modeText } from './cell';
import { FlowPicture } from './flow-picture';
import type { BrandProps } from './load-brand';
import { OriginTable } from './origin-table';
import { Palette } from './palette';
import { lines, link, links, stack, tightStack } from './studio.styles';
import { StudioPage, StudioSection, studioCrumb } from './studio-page';

const sections = [
  ['screens', 'Telas'],
  ['flows', 'Fluxos'],
  ['palette', 'Cores'],
  ['type', 'Tipografia e forma'],
  ['assets', 'Arquivos'],
  ['config', 'Configuração'],
] as const;

/** Overview of a brand: screens, flows, colours, type, files, and the origin of each value. */
export function BrandView(props: BrandProps) {
  const { id, name, findings, logos, screens, areas, palettes, meanings, specimens, assets, origins } = props;
  const { pictures, offers, warnings } = props;
  return (
    <StudioPage heading={name} crumbs={[studioCrumb]} intro={<code>brands/{id}</code>} findings={findings}>
      <div className={stack}>
        {offers.map((offer) => (
          <div key={offer.area} className={styles.sale}>
            <BrandPictures pictures={pictures.filter(({ area }) => area === offer.area)} isLarge />
            <AreaOfferFacts brand={name} offer={offer} />
          </div>
        ))}
        <nav className={`${links} ${styles.contents}`} aria-label="Nesta página">
          {warnings.length > 0 && (
            <a className={link} href="#warnings">
              Avisos ({warnings.length})
            </a>
          )}
          {sections.map(([anchor, title]) => (
            <a key={anchor} className={link} href={`#${anchor}`}>
              {title}
            </a>
          ))}
        </nav>
      </div>
      {warnings.length > 0 && (
        <StudioSection
          id="warnings"
          title="Avisos"
          intro="Avisos de npx guiche check sobre esta marca e seus fluxos. A loja abre mesmo assim, mas confira antes de publicar."
        >
          <ul className={lines}>
            {warnings.map((line) => (
              <li key={line}>
                <code>{line}</code>
              </li>
            ))}
          </ul>
        </StudioSection>
      )}
      <StudioSection id="screens" title="Telas" intro="Cada tela em todos os seus estados, nos dois modos.">
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
      </StudioSection>
      <StudioSection
        id="flows"
        title="Fluxos"
        intro="Linha cheia: o próximo passo. Linha tracejada: para onde a resposta a um pagamento pode levar."
      >
        {areas.map(({ area, language, flows }) => (
          <div key={area} className={tightStack}>
            <p className={styles.area}>
              {area} · {language}
            </p>
            <div className={stack}>
              {flows.map((flow) => (
                <FlowPicture key={flow.id} flow={flow} />
              ))}
            </div>
          </div>
        ))}
      </StudioSection>
      <StudioSection
        id="palette"
        title="Cores"
        intro="Os papéis (usos) de cor e o contraste de cada par usado nas telas."
      >
        <div className={styles.pair}>
          {palettes.map((palette) => (
            <Palette key={palette.mode} {...palette} meanings={meanings} />
          ))}
        </div>
      </StudioSection>
      <StudioSection id="type" title="Tipografia e forma">
        <div className={styles.pair}>
          {specimens.map((specimen) => (
            <iframe key={specimen.url} src={specimen.url} title={specimen.name} loading="lazy" />
          ))}
        </div>
      </StudioSection>
      <StudioSection id="assets" title="Arquivos">
        <div className={styles.logos}>
          {logos.map(({ mode, src, width, ground }) => (
            <span key={mode} className={styles.plate}>
              <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width="1" height="1" fill={ground} />
              </svg>
              <img src={src} width={width} height={56} alt={`Logotipo, ${modeText(mode)}`} loading="lazy" />
            </span>
          ))}
        </div>
        <ul className={styles.assets}>
          {assets.map((asset) => (
            <li key={asset.name}>
              <a href={asset.url}>
                <img src={asset.url} width={160} height={96} alt="" loading="lazy" />
                {asset.name}
              </a>
            </li>
          ))}
        </ul>
      </StudioSection>
      <StudioSection
        id="config"
        title="Configuração"
        intro="O resultado de todos os arquivos, com a origem de cada valor."
      >
        {origins.map((group) => (
          <OriginTable key={group.title} group={group} />
        ))}
      </StudioSection>
    </StudioPage>
  );
}
