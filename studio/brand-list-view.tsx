import { BrandFindingsSummary } from './brand-findings';
import * as styles from './brand-list.styles';
import { BrandOffers } from './brand-offers';
import { BrandPictures } from './brand-pictures';
import type { BrandCard, BrandListProps } from './load-brand-list';
import { button, card, control, detail, hint, label, link, row, stack } from './studio.styles';
import { StudioPage, StudioSection } from './studio-page';

/** Lists every brand of the catalogue, so a new brand appears automatically. */
export function BrandListView({ findings, search, brands, templates }: BrandListProps) {
  return (
    <StudioPage
      heading="Estúdio"
      findings={findings}
      intro="Todas as marcas e telas, como o comprador vê, em qualquer estado. Nada aqui é enviado nem cobrado."
    >
      <StudioSection id="brands" title="Marcas">
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
      </StudioSection>
      <StudioSection id="templates" title="Uma tela em todas as marcas">
        <ul className={row}>
          {templates.map(({ id, name, href }) => (
            <li key={id}>
              <a className={button} href={href}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </StudioSection>
    </StudioPage>
  );
}

function Card({ brand }: { brand: BrandCard }) {
  const { id, name, href, pictures, offers, findings } = brand;
  return (
    <article className={`${stack} ${card}`} data-brand-card={id}>
      <BrandPictures pictures={pictures} />
      <header className={styles.name}>
        <h3>
          <a className={link} href={href}>
            {name}
          </a>
        </h3>
        <code className={detail}>brands/{id}</code>
      </header>
      <BrandOffers name={name} offers={offers} />
      <BrandFindingsSummary findings={findings} href={href} />
    </article>
  );
}
