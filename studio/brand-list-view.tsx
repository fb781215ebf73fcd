import { type BrandFindings, BrandFindingsSummary } from './brand-findings';
import * as styles from './brand-list.styles';
import { type AreaOffer, BrandOffers } from './brand-offers';
import { type BrandPicture, BrandPictures } from './brand-pictures';
import { button, control, hint, label } from './studio.styles';
import { StudioPage } from './studio-page';

export interface BrandCard {
  id: string;
  name: string;
  href: string;
  pictures: readonly BrandPicture[];
  offers: readonly AreaOffer[];
  findings: BrandFindings;
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
      intro="Todas as marcas e telas, como o comprador vê, em qualquer estado. Nada aqui é enviado nem cobrado."
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
            <li key={brand.id} data-wide={brand.offers.length > 1}>
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

function Card({ brand }: { brand: BrandCard }) {
  const { id, name, href, pictures, offers, findings } = brand;
  return (
    <article className={styles.card} data-brand-card={id}>
      <BrandPictures pictures={pictures} />
      <header className={styles.name}>
        <h3>
          <a href={href}>{name}</a>
        </h3>
        <code>brands/{id}</code>
      </header>
      <BrandOffers name={name} offers={offers} />
      <BrandFindingsSummary findings={findings} href={href} />
    </article>
  );
}
