import { button, detail, mainButton, row } from '../../renderer/ui/operator.styles';
import { OperatorPage } from '../../renderer/ui/operator-page';
import * as styles from './home.styles';
import type { HomeProps, Shop } from './load-home';

/** Page of `/`: neutral, or with the sandbox on the shops of the catalogue. */
export function Home({ shops, tools }: HomeProps) {
  if (shops.length === 0) {
    return (
      <main className={styles.neutral}>
        <h1>Checkout</h1>
        <p>Para comprar, abra o link que você recebeu.</p>
      </main>
    );
  }
  return (
    <OperatorPage
      heading={`Um checkout, ${shops.length === 1 ? 'uma loja' : `${shops.length} lojas`}`}
      intro="Ambiente de demonstração. Escolha uma loja e compre como quem compra de verdade. Nada é cobrado."
    >
      <ul className={row}>
        {tools.map(({ name, detail: about, href }) => (
          <li key={href}>
            <a className={button} href={href}>
              {name} <span className={detail}>{about}</span>
            </a>
          </li>
        ))}
      </ul>
      <ul className={styles.cards}>
        {shops.map((shop, index) => (
          <li key={shop.href} className={styles.card} data-face={shop.brandId} data-mode={shop.mode}>
            <Card shop={shop} loading={index < firstCards ? 'eager' : 'lazy'} />
          </li>
        ))}
      </ul>
    </OperatorPage>
  );
}

/** Cards that a wide screen shows without scrolling. */
const firstCards = 6;

function Card({ shop, loading }: { shop: Shop; loading: 'eager' | 'lazy' }) {
  const { name, language, picture, country, productName, planName, price, href, flows, entries } = shop;
  const place = country === null ? name : `${name}, ${country}`;
  return (
    <article className={styles.panel} aria-label={place}>
      {picture !== null && (
        <img className={styles.picture} src={picture} width={485} height={160} alt="" loading={loading} />
      )}
      <header className={styles.brand}>
        <Logo shop={shop} loading={loading} />
        {country !== null && <p>{country}</p>}
      </header>
      <div lang={language}>
        <h2>{productName}</h2>
        {price !== null && (
          <p>
            <strong>{price}</strong> {planName}
          </p>
        )}
      </div>
      <a className={mainButton} href={href} aria-label={`Abrir a loja ${place}`}>
        Abrir a loja
      </a>
      <Links label={`Outras formas de comprar, ${place}`} links={flows} />
      <Links label={`Depois da compra, ${place}`} links={entries} />
    </article>
  );
}

function Logo({ shop: { name, mode, logo }, loading }: { shop: Shop; loading: 'eager' | 'lazy' }) {
  return (
    <picture>
      {mode === 'auto' && <source srcSet={logo.dark} media="(prefers-color-scheme: dark)" />}
      <img src={mode === 'dark' ? logo.dark : logo.light} width={logo.width} height={48} alt={name} loading={loading} />
    </picture>
  );
}

function Links({ label, links }: { label: string; links: Shop['flows'] }) {
  if (links.length === 0) return null;
  return (
    <ul className={row} aria-label={label}>
      {links.map(({ name, href }) => (
        <li key={href}>
          <a className={button} href={href}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
