import { CircleCheck, TriangleAlert } from 'lucide-react';
import {
  button,
  card,
  control,
  detail,
  hint,
  label,
  row,
  stack,
  tightStack,
  verdict,
} from '../renderer/ui/operator.styles';
import { CheckLines, OperatorPage, OperatorSection } from '../renderer/ui/operator-page';
import { AreaOfferFacts } from './area-offer-facts';
import * as styles from './brand-list.styles';
import { BrandPictures } from './brand-pictures';
import type { BrandFindings } from './list-findings';
import type { BrandCard, BrandListProps } from './load-brand-list';

/** Lists every brand of the catalogue, so a new brand appears automatically. */
export function BrandListView({ findings, search, brands, templates }: BrandListProps) {
  return (
    <OperatorPage
      heading="Estúdio"
      findings={findings}
      intro="Todas as marcas e telas, como o comprador vê, em qualquer estado. Nada aqui é enviado nem cobrado."
    >
      <OperatorSection id="brands" title="Marcas">
        <form className={`${row} ${styles.search}`} method="get" aria-label="Procurar marca">
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
      </OperatorSection>
      <OperatorSection id="templates" title="Uma tela em todas as marcas">
        <ul className={row}>
          {templates.map(({ id, name, href }) => (
            <li key={id}>
              <a className={button} href={href}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </OperatorSection>
    </OperatorPage>
  );
}

function Card({ brand }: { brand: BrandCard }) {
  const { id, name, href, pictures, offers, findings } = brand;
  return (
    <article className={`${stack} ${card}`} data-brand-card={id}>
      <BrandPictures pictures={pictures} />
      <header className={tightStack}>
        <h3>
          <a href={href}>{name}</a>
        </h3>
        <code className={detail}>brands/{id}</code>
      </header>
      <div className={styles.offers}>
        {offers.map((offer) => (
          <AreaOfferFacts key={offer.area} brand={name} offer={offer} />
        ))}
      </div>
      <FindingsSummary findings={findings} href={href} />
    </article>
  );
}

/** Lines that a summary shows; the brand's page has all. */
const firstLines = 2;

/** Number of a brand's errors and warnings, with the first ones. The counts link to all of them. */
function FindingsSummary({ findings, href }: { findings: BrandFindings; href: string }) {
  const { errors, warnings } = findings;
  const lines = [...errors, ...warnings];
  if (lines.length === 0) {
    return (
      <p className={`${row} ${verdict}`}>
        <CircleCheck size={16} /> Sem erros nem avisos
      </p>
    );
  }
  return (
    <div className={tightStack}>
      <p className={`${row} ${errors.length > 0 ? verdict : hint}`} data-failed={errors.length > 0}>
        <TriangleAlert size={16} />
        {errors.length > 0 && <a href={`${href}#findings`}>{count(errors.length, 'erro')}</a>}
        {warnings.length > 0 && <a href={`${href}#warnings`}>{count(warnings.length, 'aviso')}</a>}
      </p>
      <CheckLines lines={lines.slice(0, firstLines)} />
    </div>
  );
}

function count(number: number, word: string): string {
  return number === 1 ? `1 ${word}` : `${number} ${word}s`;
}
