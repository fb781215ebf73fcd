import * as styles from './brand-list.styles';
import { type Logo, LogoPlate } from './logo-plate';
import { button, control, hint, label } from './studio.styles';
import { StudioPage } from './studio-page';

export interface BrandCard {
  id: string;
  name: string;
  href: string;
  logos: readonly Logo[];
  areas: readonly {
    area: string;
    language: string;
    productName: string;
    productCode: string;
    flows: readonly string[];
  }[];
  /** Number of findings that name a file of the brand. */
  findingCount: number;
}

export interface BrandListProps {
  title: string;
  findings: readonly string[];
  /** Search text. */
  search: string;
  brands: readonly BrandCard[];
  /** Templates with links to their cells in every brand. */
  templates: readonly { id: string; name: string; href: string }[];
}

/** Lists every brand of the catalogue, so a new brand appears automatically. */
export function BrandListView({ findings, search, brands, templates }: BrandListProps) {
  return (
    <StudioPage
      heading="Estúdio"
      findings={findings}
      intro="Todas as marcas e telas, como quem compra as vê, em qualquer estado. Nada aqui é enviado nem cobrado."
    >
      <section className={styles.group} aria-labelledby="brands">
        <h2 id="brands">Marcas</h2>
        <form className={styles.search} method="get" aria-label="Procurar marca">
          <label className={label}>
            Nome, pasta ou código de produto
            <input className={control} type="search" name="q" defaultValue={search} />
          </label>
          <button className={button} type="submit">
            Procurar
          </button>
        </form>
        {brands.length === 0 && <p className={hint}>Nenhuma marca combina com “{search}”.</p>}
        <ul className={styles.cards}>
          {brands.map((brand) => (
            <li key={brand.id}>
              <Card brand={brand} />
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.group} aria-labelledby="templates">
        <h2 id="templates">Uma tela em todas as marcas</h2>
        <ul className={styles.templates}>
          {templates.map(({ id, name, href }) => (
            <li key={id}>
              <a className={button} href={href}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </StudioPage>
  );
}

function Card({ brand: { id, name, href, logos, areas, findingCount } }: { brand: BrandCard }) {
  return (
    <article className={styles.card} data-brand-card={id}>
      <div className={styles.logos}>
        {logos.map((logo) => (
          <LogoPlate key={logo.mode} logo={logo} alt="" />
        ))}
      </div>
      <h3>
        <a href={href}>{name}</a>
      </h3>
      <p className={styles.folder}>
        <code>brands/{id}</code>
        <span data-failed={findingCount > 0}>{countFindings(findingCount)}</span>
      </p>
      <dl>
        {areas.map(({ area, language, productName, productCode, flows }) => (
          <div key={area}>
            <dt>
              {area} · {language}
            </dt>
            <dd>
              {productName} ({productCode})
            </dd>
            <dd>Fluxos: {flows.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

function countFindings(count: number): string {
  if (count === 0) return 'sem erros';
  return count === 1 ? '1 erro' : `${count} erros`;
}
