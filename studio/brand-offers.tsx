import type { ReactNode } from 'react';
import type { Area } from '../schemas/generated/types';
import * as styles from './brand-offers.styles';
import { button, mainButton } from './studio.styles';

/** Offers of a brand in one area, ready to show. */
export interface AreaOffer {
  area: Area;
  /** Null for a brand of one country. */
  country: string | null;
  productName: string;
  productCode: string;
  plans: readonly {
    id: string;
    name: string;
    price: string;
    earlierPrice: string | null;
    details: readonly string[];
  }[];
  /** Extra products that a flow may offer. */
  extras: readonly { id: string; name: string; price: string }[];
  vouchers: readonly VoucherOffer[];
  methods: readonly string[];
  /** Link to a buyer's first step. */
  href: string;
  /** Editor of colours and words. */
  editHref: string;
}

export interface VoucherOffer {
  code: string;
  effects: readonly { plan: string; discount: string; price: string }[];
  /** Name of the flow that it opens; null for the usual one. */
  flow: string | null;
  /** Link to the first step with the voucher. */
  href: string;
}

/** Products of a brand with prices, vouchers and methods, and links into each checkout. */
export function BrandOffers({ name, offers }: { name: string; offers: readonly AreaOffer[] }) {
  return (
    <div className={styles.offers}>
      {offers.map((offer) => (
        <AreaOfferFacts key={offer.area} brand={name} offer={offer} />
      ))}
    </div>
  );
}

/** The offer of one area. */
export function AreaOfferFacts({ brand, offer }: { brand: string; offer: AreaOffer }) {
  const { area, country, productName, productCode, plans, extras, vouchers, methods, href, editHref } = offer;
  return (
    <section className={styles.offer} aria-label={`Vendas de ${nameOffer(brand, country)}`} data-offer-area={area}>
      <p className={styles.product}>
        {country && <span>{country}</span>}
        {productName} <code>{productCode}</code>
      </p>
      <dl>
        <Fact title="Planos" isShown={plans.length > 0}>
          {plans.map((plan) => (
            <li key={plan.id}>
              {plan.name} {plan.earlierPrice && <s>{plan.earlierPrice}</s>} <strong>{plan.price}</strong>
              {plan.details.map((detail) => (
                <small key={detail}>{detail}</small>
              ))}
            </li>
          ))}
        </Fact>
        <Fact title="Produtos extras" isShown={extras.length > 0}>
          {extras.map((extra) => (
            <li key={extra.id}>
              {extra.name} <strong>{extra.price}</strong>
            </li>
          ))}
        </Fact>
        <Fact title="Cupons" isShown={vouchers.length > 0}>
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
      <p className={styles.actions}>
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

function Fact({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  if (!isShown) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <ul>{children}</ul>
      </dd>
    </div>
  );
}
