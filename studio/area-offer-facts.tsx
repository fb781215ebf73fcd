import type { ReactNode } from 'react';
import { button, mainButton, row } from '../renderer/ui/operator.styles';
import * as styles from './area-offer-facts.styles';
import type { AreaOffer } from './list-offers';

/** Product of an area with prices, vouchers and methods, and links into the checkout. */
export function AreaOfferFacts({ brand, offer }: { brand: string; offer: AreaOffer }) {
  const { area, country, productName, productCode, plans, extras, vouchers, methods, href, editHref } = offer;
  return (
    <section className={styles.offer} aria-label={`Vendas de ${nameOffer(brand, country)}`} data-offer-area={area}>
      <p>
        {country && <span>{country}</span>}
        {productName} <code>{productCode}</code>
      </p>
      <dl>
        <Fact title="Planos">
          {plans.map((plan) => (
            <li key={plan.id}>
              {plan.name} {plan.earlierPrice && <s>{plan.earlierPrice}</s>} <strong>{plan.price}</strong>
              {plan.details.map((detail) => (
                <small key={detail}>{detail}</small>
              ))}
            </li>
          ))}
        </Fact>
        <Fact title="Produtos extras">
          {extras.map((extra) => (
            <li key={extra.id}>
              {extra.name} <strong>{extra.price}</strong>
            </li>
          ))}
        </Fact>
        <Fact title="Cupons">
          {vouchers.map((voucher) => (
            <li key={voucher.code}>
              <a href={voucher.href} aria-label={`Abrir o checkout com o cupom ${voucher.code}`}>
                {voucher.code}
              </a>{' '}
              {voucher.effects.map(({ plan, discount, price }) => (
                <span key={plan}>
                  {plans.length > 1 && `${plan} `}por <strong>{price}</strong> ({discount})
                </span>
              ))}
              {voucher.flow && <small>abre o fluxo {voucher.flow}</small>}
            </li>
          ))}
        </Fact>
        <div>
          <dt>Formas de pagamento</dt>
          <dd>{methods.length > 0 ? methods.join(', ') : 'Nenhuma'}</dd>
        </div>
      </dl>
      <p className={row}>
        <a className={mainButton} href={href} aria-label={`Abrir o checkout de ${nameOffer(brand, country)}`}>
          Abrir o checkout
        </a>
        <a className={button} href={editHref} aria-label={`Editar ${nameOffer(brand, country)}`}>
          Editar
        </a>
      </p>
    </section>
  );
}

function nameOffer(brand: string, country: string | null): string {
  return country ? `${brand}, ${country}` : brand;
}

/** Facts of one kind; nothing where there are none. */
function Fact({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <ul>{children}</ul>
      </dd>
    </div>
  );
}
